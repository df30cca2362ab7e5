import { expect, test } from '@jest/globals';
import { createShutdown } from './shutdown.ts';

function running() {
  const closed = Promise.withResolvers<void>();
  const exits: number[] = [];
  const lines: unknown[] = [];
  let time = 0;
  let closings = 0;
  const signal = createShutdown({
    close: () => {
      closings++;
      return closed.promise;
    },
    exit: (code) => void exits.push(code),
    now: () => time,
    graceMs: 25_000,
    say: (message, error) => void lines.push(message, error),
  });
  return {
    closed,
    exits,
    said: lines,
    closings: () => closings,
    signalAt(ms: number) {
      time = ms;
      signal();
    },
  };
}

test('a Ctrl-C that arrives once more, from a launcher, does not cut short what is in hand', async () => {
  const app = running();
  app.signalAt(0);
  app.signalAt(40);
  expect(app.exits).toEqual([]);
  app.closed.resolve();
  await app.closed.promise;
  expect(app.exits).toEqual([0]);
  expect(app.closings()).toBe(1);
});

test('ends at once if asked again after a while', () => {
  const app = running();
  app.signalAt(0);
  app.signalAt(1_500);
  expect(app.exits).toEqual([1]);
});

test('reports parts that couldn’t be closed', async () => {
  const app = running();
  const fault = new Error('the store hangs');
  app.signalAt(0);
  app.closed.reject(fault);
  await expect(app.closed.promise).rejects.toBe(fault);
  await Promise.resolve();
  expect(app.exits).toEqual([1]);
  expect(app.said).toContain(fault);
});
