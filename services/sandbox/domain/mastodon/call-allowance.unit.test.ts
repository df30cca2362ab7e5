import { expect, test } from '@jest/globals';
import { allowanceHeaders, createCallAllowance } from './call-allowance.ts';

const at = (time: string) => new Date(`2026-11-22T10:${time}Z`);

test('an account has so many calls in five minutes, another its own', () => {
  const allowance = createCallAllowance(2);
  const take = (who: string, time: string) => allowance.take(who, at(time));
  expect([take('a', '01:00'), take('a', '04:59'), take('a', '04:59')]).toMatchObject([
    { remaining: 1, isSpent: false },
    { remaining: 0, isSpent: false },
    { remaining: 0, isSpent: true },
  ]);
  expect(take('b', '04:59')).toMatchObject({ remaining: 1, isSpent: false });
  expect(take('a', '05:00')).toMatchObject({ remaining: 1, isSpent: false });
});

test('headers tell when there are more, with six digits of a second', () => {
  const allowance = createCallAllowance(2).take('a', at('01:00'));
  expect(allowanceHeaders(allowance)).toEqual({
    'x-ratelimit-limit': '2',
    'x-ratelimit-remaining': '1',
    'x-ratelimit-reset': '2026-11-22T10:05:00.000000Z',
  });
});
