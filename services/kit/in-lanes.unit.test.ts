import { expect, jest, test } from '@jest/globals';
import { workInLanes } from './in-lanes.ts';

function queueOf(count: number) {
  const queue = { asked: 0, underWay: 0, mostUnderWay: 0, done: 0 };
  let remaining = count;
  const take = async () => {
    queue.asked++;
    return remaining > 0 ? remaining-- : null;
  };
  const work = async () => {
    queue.mostUnderWay = Math.max(queue.mostUnderWay, ++queue.underWay);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    queue.underWay--;
    queue.done++;
  };
  return { queue, take, work };
}

test('an empty queue is asked once', async () => {
  const { queue, take, work } = queueOf(0);
  await workInLanes(5, take, work);
  expect(queue.asked).toBe(1);
});

test('all of a long queue is worked on, as many at a time as there are lanes', async () => {
  const { queue, take, work } = queueOf(40);
  await workInLanes(5, take, work);
  expect([queue.done, queue.mostUnderWay]).toEqual([40, 5]);
});

test('a lane that fails while another still works is thrown at the end, and not left unhandled', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const slow = Promise.withResolvers<void>();
  let calls = 0;
  const working = workInLanes(
    2,
    async () => {
      if (++calls > 1) throw new Error('the queue is away');
      return calls;
    },
    () => slow.promise,
  );
  await new Promise((turn) => setImmediate(turn));
  slow.resolve();
  await expect(working).rejects.toThrow('the queue is away');
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('throws a lane’s error once the others are done', async () => {
  const { queue, take } = queueOf(3);
  const failing = workInLanes(3, take, async (one) => {
    if (one === 3) throw new Error('broken');
    queue.done++;
  });
  await expect(failing).rejects.toThrow('broken');
  expect(queue.done).toBe(2);
});
