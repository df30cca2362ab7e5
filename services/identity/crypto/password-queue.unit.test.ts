import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createPasswordQueue } from './password-queue.ts';

test('guesses are looked at a few at a time, a few wait, and the rest are sent away', async () => {
  const queue = createPasswordQueue(2, 3);
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await setImmediate();
    running--;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => queue(work)));
  expect(maxRunning).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'too_many_requests' } });
  await queue(work);
});

test('doesn’t let new work overtake waiting work at the instant when work ends', async () => {
  const queue = createPasswordQueue(1, 3);
  const first = Promise.withResolvers<void>();
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await setImmediate();
    running--;
  };
  const queued = [queue(() => first.promise), queue(work), first.promise.then(() => queue(work))];
  first.resolve();
  await Promise.all(queued);
  expect(maxRunning).toBe(1);
});

test('work that fails makes room too', async () => {
  const queue = createPasswordQueue(1, 0);
  const fail = () => queue(() => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  await expect(fail()).rejects.toThrow('no');
});
