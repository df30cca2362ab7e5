import { describe, expect, test } from '@jest/globals';
import { createOneByOne } from './one-by-one.ts';

const { signal } = new AbortController();

function start(queue: ReturnType<typeof createOneByOne>, ownSignal: AbortSignal = signal) {
  const places: number[] = [];
  const work = Promise.withResolvers<string>();
  const result = queue.run({ signal: ownSignal, onPlace: (ahead) => places.push(ahead) }, () => work.promise);
  return { places, result, done: work.resolve };
}

describe('createOneByOne', () => {
  test('tells each how many are before it, until its turn comes', async () => {
    const queue = createOneByOne(5);
    const [first, second, third] = [start(queue), start(queue), start(queue)];
    first.done('a');
    await first.result;
    second.done('b');
    await second.result;
    third.done('c');
    await expect(third.result).resolves.toBe('c');
    expect([first.places, second.places, third.places]).toEqual([[0], [1, 0], [2, 1, 0]]);
  });

  test('lets those behind move up when one leaves', async () => {
    const queue = createOneByOne(5);
    const leaving = new AbortController();
    const [, second, third] = [start(queue), start(queue, leaving.signal), start(queue)];
    leaving.abort(new Error('left'));
    await expect(second.result).rejects.toThrow('left');
    expect(third.places).toEqual([2, 1]);
  });

  test('refuses who would wait behind too many, and says how many', async () => {
    const queue = createOneByOne(1);
    start(queue);
    start(queue);
    const { result, places } = start(queue);
    await expect(result).rejects.toMatchObject({ fault: 'busy' });
    expect(places).toEqual([2]);
  });
});
