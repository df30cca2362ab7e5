import { expect, test } from '@jest/globals';
import { changeBy, changeOf } from './change.ts';

test('compares a number with the previous one, unless one is unknown', () => {
  const cases: [number | null, number | null, string][] = [
    [150, 120, '25%'],
    [90, 120, '25%'],
    [1_201, 1_200, '0.1%'],
    [1_200, 1_200, 'unchanged'],
    [0, 0, 'unchanged'],
    [5, 0, 'from 0'],
    [0, 5, '100%'],
    [-3, 0, 'from 0'],
    [-3, -6, '50%'],
    [5, null, '–'],
    [null, 5, '–'],
  ];
  for (const [value, before, words] of cases)
    expect([value, before, changeOf({ value, before }, false).words]).toEqual([value, before, words]);
});

test('a rate moves by points, as its own percent would be read as that', () => {
  expect(changeOf({ value: 2.4, before: 2 }, true)).toEqual({ direction: 'up', words: '0.4 points' });
  expect(changeBy(-3.04, 'percent')).toEqual({ direction: 'down', words: '3%' });
});
