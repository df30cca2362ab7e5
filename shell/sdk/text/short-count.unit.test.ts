import { expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { shortCount } from './short-count.ts';

test('counts are short from a thousand on, with one decimal at most', () => {
  const texts = [0, 999, 1_000, 1_250, 999_949, 999_950, 1_000_000, 12_345_678, -1_250].map(shortCount);
  expect(texts).toEqual(['0', '999', '1K', '1.3K', '999.9K', '1M', '1M', '12.3M', '-1.3K']);
});

test('a language without a short thousand groups the digits of every count', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect([4552, 12_345, 4_500_000].map(shortCount)).toEqual(['4.552', '12.345', '4,5\u00a0Mio.']);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
