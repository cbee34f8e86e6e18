import { complete } from './complete.ts';
import { format, judge } from './judge.ts';
import type { Answer, Answered, Asked, Question } from './protocol.ts';

function answer(question: Question): Answer {
  switch (question.kind) {
    case 'judge':
      return { kind: 'judge', value: judge(question.text, question.game) };
    case 'complete':
      return { kind: 'complete', value: complete(question.text, question.at) };
    case 'format':
      return { kind: 'format', value: format(question.text) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answered: Answered = { id: data.id, answer: answer(data.question) };
  self.postMessage(answered);
});
