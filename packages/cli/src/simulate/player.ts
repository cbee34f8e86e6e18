import { parentPort } from 'node:worker_threads';
import { type PlayTask, playGames } from './play.ts';

parentPort?.on('message', (task: PlayTask) => {
  parentPort?.postMessage(playGames(task));
});
