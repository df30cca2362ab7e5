import { expect, test } from '@jest/globals';
import { createConcurrency } from './concurrency.ts';

test('a network takes the limit but for one of each other network', () => {
  const concurrency = createConcurrency(5);
  for (let n = 0; n < 3; n++) {
    expect(concurrency.open()).toContain('facebook');
    concurrency.enter('facebook');
  }
  expect(concurrency.open()).toEqual(['instagram', 'linkedin']);
  concurrency.enter('instagram');
  expect(concurrency.open()).toEqual(['linkedin']);
  concurrency.enter('linkedin');
  expect(concurrency.open()).toEqual([]);
});

test('what ends gives its room back, once', () => {
  const concurrency = createConcurrency(3);
  const leave = concurrency.enter('facebook');
  concurrency.enter('instagram');
  expect(concurrency.open()).toEqual(['linkedin']);
  leave();
  leave();
  expect(concurrency.open()).toEqual(['facebook', 'linkedin']);
});

test('a limit of one is open to every network', () => {
  const concurrency = createConcurrency(1);
  expect(concurrency.open()).toEqual(['facebook', 'instagram', 'linkedin']);
  concurrency.enter('facebook');
  expect(concurrency.open()).toEqual([]);
});
