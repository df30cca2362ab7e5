import { expect, test } from '@jest/globals';
import { tidOf } from './tid.ts';

const AT = new Date('2026-11-28T10:00:00Z');

test('one moment and one seed make one key', () => {
  expect(tidOf(AT, 'one')).toBe(tidOf(AT, 'one'));
  expect(tidOf(AT, 'one')).not.toBe(tidOf(AT, 'two'));
});

test('keys have the form that the network asks for, and the order of their moments', () => {
  const keys = [0, 1, 1000, 10 ** 9].map((ms) => tidOf(new Date(AT.getTime() + ms), 'seed'));
  for (const key of keys) expect(key).toMatch(/^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/);
  expect(keys.toSorted()).toEqual(keys);
});
