import { COMPILE_CACHE } from './compile-cache.mjs';
import { forgetSentences } from './fresh-text.mjs';
import { timers } from './timers.mjs';

process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

const env = { ...process.env };

/** Undoes what a test file may have changed of what all files of a worker share: the time, spies, sentences and the environment. */
export function restoreProcess() {
  timers.useRealTimers();
  globalThis.jest.restoreAllMocks();
  forgetSentences();
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
  Object.assign(process.env, env);
}
