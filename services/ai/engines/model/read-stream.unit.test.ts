import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readStream } from './read-stream.ts';

const PAUSE_MS = 1_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A model that writes these texts, each after a pause, and then ends. */
function writes(texts: readonly string[], pauseMs: number) {
  const controller = new AbortController();
  async function* pieces() {
    for (const [at, content] of texts.entries()) {
      await jest.advanceTimersByTimeAsync(pauseMs);
      controller.signal.throwIfAborted();
      yield { choices: [{ delta: { content }, finish_reason: at === texts.length - 1 ? 'stop' : null }] };
    }
  }
  return Object.assign(pieces(), { controller }) as unknown as Parameters<typeof readStream>[0];
}

test('a reader may be slower than the model may pause', async () => {
  const read = () => jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
  expect(await readStream(writes(['Rye ', 'bread'], PAUSE_MS - 1), PAUSE_MS, read)).toBe('Rye bread');
});

test('a model that pauses for longer has stalled', async () => {
  const reading = readStream(writes(['Rye ', 'bread'], PAUSE_MS), PAUSE_MS, () => undefined);
  await expect(reading).rejects.toMatchObject({ fault: 'too_slow', message: 'the model stalled' });
});
