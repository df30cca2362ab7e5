import { describe, expect, test } from '@jest/globals';
import { mastodon } from './mastodon.ts';
import { clusters, countMastodon } from './mastodon-count.ts';

const lengthOn = (counting: string, text: string, warning?: string) =>
  countMastodon(
    text,
    { ...mastodon.limits, counting },
    warning === undefined ? {} : { content_warning: warning },
  ).length;

const LONG = `https://example.com/${'a'.repeat(180)}`;

describe('on Mastodon', () => {
  test.each([
    ['plain words', 11],
    [LONG, 23],
    ['https://a.de', 23],
    [`See ${LONG}, and more`, 37],
    ['Hello @anna@mastodon.example!', 12],
    ['@anna@mastodon.example @bert', 11],
    // Names of WordPress blogs, and of accounts elsewhere (MENTION_RE in app/models/account.rb of Mastodon 4.5).
    ['@blog.shop.example@blog.shop.example', 18],
    ['@anna-b@mastodon.example', 7],
    ['@anna@bücher.example', 5],
    ['@anna@mastodon.example- or @bert', 15],
    ['@anna@mastodon.example://bert', 29],
    ['Write to anna@shop.example', 26],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2],
    // By the newer rule these have fewer characters.
    ['नमस्ते', 4],
    ['क्षत्रिय', 5],
  ])('%s counts %d', (text, length) => {
    expect(lengthOn('mastodon', text)).toBe(length);
  });

  test('counts a link in full if Mastodon may not recognize it', () => {
    const link = `https://example.com/${'ä'.repeat(40)}`;
    expect(lengthOn('mastodon', link)).toBe(60);
  });

  test('counts the content warning', () => {
    expect(lengthOn('mastodon', 'Words', 'Warn')).toBe(9);
  });
});

describe('on GoToSocial', () => {
  test.each([
    [LONG, 200],
    ['@user@remote.example', 20],
    ['👨‍👩‍👧‍👦', 7],
  ])('%s counts %d', (text, length) => {
    expect(lengthOn('gotosocial', text)).toBe(length);
  });
});

test('a server of unknown kind never counts less than another', () => {
  for (const text of [LONG, 'https://a.de', '@anna@mastodon.example', '👨‍👩‍👧‍👦', 'क्षत्रिय', 'plain'])
    for (const counting of ['mastodon', 'gotosocial', 'pleroma', 'pixelfed'])
      expect(lengthOn('most', text)).toBeGreaterThanOrEqual(lengthOn(counting, text));
});

test.each([
  ['', 0],
  ['a\u0301', 1],
  ['한국어', 3],
  ['မြန်မာ', 4],
  // The Chakma language, in its letters; as Ruby 3.1 counts it.
  ['𑄌𑄋𑄴𑄟𑄳𑄦', 4],
])('%s has %d clusters', (text, count) => {
  expect(clusters(text)).toBe(count);
});
