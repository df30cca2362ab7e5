import { clearTimeout, setTimeout } from 'node:timers';
import { timers } from './timers.mjs';

// '@jest/globals' for tests that run in plain Node: the runner's globals, and what they lack, which is time limits
// and options of fake timers.

/** Only a hanging test takes this long, even on a busy machine. */
const LIMIT_MS = 240_000;

const withLimits = (register) => Object.assign((...args) => register(...args.map(withLimit)), register);

function withLimit(argument) {
  if (typeof argument !== 'function') return argument;
  return async () => {
    let timer;
    const isOver = new Promise((_, reject) => {
      timer = setTimeout(reject, LIMIT_MS, new Error(`not done after ${LIMIT_MS / 1000} s`));
    });
    try {
      await Promise.race([argument(), isOver]);
    } finally {
      clearTimeout(timer);
    }
  };
}

export const { describe, expect } = globalThis;
export const jest = {
  ...globalThis.jest,
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
};
export const test = withLimits(globalThis.test);
export const beforeAll = withLimits(globalThis.beforeAll);
export const beforeEach = withLimits(globalThis.beforeEach);
export const afterAll = withLimits(globalThis.afterAll);
export const afterEach = withLimits(globalThis.afterEach);
