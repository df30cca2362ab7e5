import { expect, test } from '@jest/globals';
import { createConcurrency } from './concurrency.ts';

const pace = { limitOf: () => 100 };

test('a network takes the limit but for one of each other network', () => {
  const concurrency = createConcurrency(5, pace);
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
  const concurrency = createConcurrency(3, pace);
  const leave = concurrency.enter('facebook');
  concurrency.enter('instagram');
  expect(concurrency.open()).toEqual(['linkedin']);
  leave();
  leave();
  expect(concurrency.open()).toEqual(['facebook', 'linkedin']);
});

test('a limit of one is open to every network', () => {
  const concurrency = createConcurrency(1, pace);
  expect(concurrency.open()).toEqual(['facebook', 'instagram', 'linkedin']);
  concurrency.enter('facebook');
  expect(concurrency.open()).toEqual([]);
});

test('a network takes no more than its pace allows', () => {
  const concurrency = createConcurrency(10, { limitOf: (name) => (name === 'facebook' ? 2 : 100) });
  concurrency.enter('facebook');
  expect(concurrency.open()).toContain('facebook');
  concurrency.enter('facebook');
  expect(concurrency.open()).toEqual(['instagram', 'linkedin']);
});
