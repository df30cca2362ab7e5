import { expect, test } from '@jest/globals';
import type { ChildRequest } from './prepare-demo.ts';
import { startDemo } from './start-demo.ts';

const request = {} as ChildRequest;

test('retries a failed demo a few times, and no more once it is stopped', async () => {
  let tries = 0;
  const failing = (times: number) => async () => {
    if (tries++ < times) throw new Error('The disk is full.');
  };
  expect(await startDemo(request, { attempt: failing(2), pausesMs: [0, 0] }).done).toBe(true);
  expect(tries).toBe(3);

  tries = 0;
  await expect(startDemo(request, { attempt: failing(9), pausesMs: [0, 0] }).done).rejects.toThrow('disk');
  expect(tries).toBe(3);

  tries = 0;
  const preparation = startDemo(request, { attempt: failing(9), pausesMs: [60_000] });
  await preparation.end();
  expect([await preparation.done, tries]).toEqual([false, 1]);
});
