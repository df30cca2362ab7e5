import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { answerInTime } from './answer-in-time.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Work that never ends on its own, and the signal it was given. */
function endless() {
  const options: { signal?: AbortSignal } = {};
  const work = (signal: AbortSignal) => {
    options.signal = signal;
    return new Promise<never>(() => undefined);
  };
  return { given: options, work };
}

describe('answerInTime', () => {
  test('gives the answer and leaves no timer behind', async () => {
    expect(await answerInTime(async () => 'done', null, 1000)).toBe('done');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('passes a failure on and leaves no timer behind', async () => {
    const work = async () => {
      throw new Error('broken');
    };
    await expect(answerInTime(work, null, 1000)).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends work that takes too long', async () => {
    const { given, work } = endless();
    const answer = answerInTime(work, null, 1000);
    jest.advanceTimersByTime(1000);
    await expect(answer).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(given.signal?.aborted).toBe(true);
  });

  test('ends work when the caller leaves', async () => {
    const { given, work } = endless();
    const asker = new AbortController();
    const answer = answerInTime(work, asker.signal, 1000);
    asker.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    expect(given.signal?.aborted).toBe(true);
  });

  test('begins nothing for somebody who is gone', async () => {
    const { given, work } = endless();
    await expect(answerInTime(work, AbortSignal.abort(new Error('gone')), 1000)).rejects.toThrow('gone');
    expect(given.signal).toBeUndefined();
  });

  test('aborts a reply that is still being sent when the caller leaves', async () => {
    const asker = new AbortController();
    const signal = await answerInTime(async (signal) => signal, asker.signal, 1000);
    asker.abort();
    expect(signal.aborted).toBe(true);
  });
});
