export { type AppOptions, app } from './app.ts';
export { type BadSetting, type Config, configFrom, defaultConfig } from './config.ts';
export { problems } from './http/problem.ts';
export { serve } from './serve.ts';
export { type Started, start } from './server.ts';
export { type BackupFault, backup, exportAll, restore } from './store/backup.ts';
export { isStore, openStore } from './store/kept.ts';
export type { Store } from './store/store.ts';
export { work } from './work.ts';
