import { expect, test } from '@jest/globals';
import { createShares } from './shares.ts';

test('a network takes what there is but for one place for each of the others', () => {
  const shares = createShares(5);
  for (let n = 0; n < 3; n++) {
    expect(shares.open()).toContain('facebook');
    shares.enter('facebook');
  }
  expect(shares.open()).toEqual(['instagram', 'linkedin']);
  shares.enter('instagram');
  expect(shares.open()).toEqual(['linkedin']);
  shares.enter('linkedin');
  expect(shares.open()).toEqual([]);
});

test('a place that is left is there again, once', () => {
  const shares = createShares(3);
  const leave = shares.enter('facebook');
  shares.enter('instagram');
  expect(shares.open()).toEqual(['linkedin']);
  leave();
  leave();
  expect(shares.open()).toEqual(['facebook', 'linkedin']);
});

test('a single place serves every network', () => {
  const shares = createShares(1);
  expect(shares.open()).toEqual(['facebook', 'instagram', 'linkedin']);
  shares.enter('facebook');
  expect(shares.open()).toEqual([]);
});
