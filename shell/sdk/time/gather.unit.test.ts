import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { gather } from './gather.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the first is called for at once, and all that follow in a while together', () => {
  const call = jest.fn();
  const { ask } = gather(call, 1000);
  ask();
  expect(call).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 50; n++) ask();
  jest.advanceTimersByTime(999);
  expect(call).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledTimes(2);
  ask();
  expect(call).toHaveBeenCalledTimes(3);
});

test('calls nothing after it is stopped', () => {
  const call = jest.fn();
  const { ask, stop } = gather(call, 1000);
  ask();
  ask();
  stop();
  jest.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledTimes(1);
});
