import { expect, test } from '@jest/globals';
import { linkRanges } from './links.ts';

const linksIn = (text: string): string[] => linkRanges(text).map(([start, end]) => text.slice(start, end));

test.each([
  ['See https://example.com/now. Or http://two.example!', ['https://example.com/now', 'http://two.example']],
  ['(see https://example.com/a_(b)).', ['https://example.com/a_(b)']],
  [
    '[Menu](https://example.com/menu) <https://example.com/b>',
    ['https://example.com/menu', 'https://example.com/b'],
  ],
  ['“https://example.com”, ‘https://b.example/’', ['https://example.com', 'https://b.example/']],
  ['见https://example.com/路径。好', ['https://example.com/路径']],
  ['https://example.com🎉 now', ['https://example.com']],
  ['https://bücher.example?q=a,b;c#d!', ['https://bücher.example?q=a,b;c#d']],
  ['one\u00a0https://a.example\u200bhttps://b.example', ['https://a.example', 'https://b.example']],
  ['https://a.example/path_', ['https://a.example/path_']],
  ['HTTPS://Example.COM/A', ['HTTPS://Example.COM/A']],
])('addresses are found without the signs around them: %s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  'ada@https://example.com',
  '@https://example.com',
  '#https://example.com',
  'xhttps://example.com',
  'mail ada@example.com or visit example.com',
  'http://localhost:3000 and https://',
  'https://ada:secret@example.com/',
  'ftp://example.com javascript:https//example.com',
  'https://i❤.example/x',
])('what is none is passed over: %s', (text) => {
  expect(linksIn(text)).toEqual([]);
});

test('an address within another one is part of it', () => {
  const link = 'https://archive.example/web/https://example.com/a?b=https://c.example';
  expect(linksIn(`${link} .`)).toEqual([link]);
});
