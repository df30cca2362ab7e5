import { expect, test } from '@jest/globals';
import { createPool } from './pool.ts';

test('gives out so many places, and the next when one is left', async () => {
  const pool = createPool(2);
  const first = await pool.take();
  await pool.take();
  let third = false;
  const waiting = pool.take().then(() => {
    third = true;
  });
  await Promise.resolve();
  expect(third).toBe(false);
  first?.();
  first?.();
  await waiting;
  expect(third).toBe(true);
});

test('turns away who waits when it closes, and is idle when the last has left', async () => {
  const pool = createPool(1);
  const leave = await pool.take();
  const waiting = pool.take();
  pool.close();
  expect(await waiting).toBeNull();
  expect(await pool.take()).toBeNull();
  let idle = false;
  const end = pool.idle().then(() => {
    idle = true;
  });
  await Promise.resolve();
  expect(idle).toBe(false);
  leave?.();
  await end;
});
