import { expect, test } from '@jest/globals';
import { hashtagsIn } from './hashtags-in.ts';
import { renderHtml } from './render-html.ts';

const options = {
  origin: 'https://carillon.test',
  mentioned: [{ username: 'ada', url: 'https://carillon.test/@ada' }],
};

test.each([
  ['Ring <b>twice</b> & go', '<p>Ring &lt;b&gt;twice&lt;/b&gt; &amp; go</p>'],
  ['One\nTwo\n\nThree', '<p>One<br />Two</p><p>Three</p>'],
  ['#2026 is none', '<p>#2026 is none</p>'],
  ['@bert is nobody', '<p>@bert is nobody</p>'],
  ['', ''],
])('renders %j', (text, html) => {
  expect(renderHtml(text, options)).toBe(html);
});

test('links a hashtag, and a mention of who is known', () => {
  const html = renderHtml('@Ada, see #Bells', options);
  expect(html).toContain('href="https://carillon.test/@ada"');
  expect(html).toContain('href="https://carillon.test/tags/Bells"');
});

/** Escapes words for HTML. */
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test.each([
  'Read https://example.com/a/very/long/path/that/is/cut?with=a&query=too today',
  '@ada: #Bells & “quotes” <3\n\nhttps://www.example.org',
])('keeps the words of %j for who reads the HTML', (text) => {
  const words = renderHtml(text, options).replaceAll('</p><p>', '\n\n').split('<');
  expect(words.map((part) => part.slice(part.indexOf('>') + 1)).join('')).toBe(plain(text));
});

test('finds hashtags but no part of a word or an address', () => {
  expect(hashtagsIn('#Bells und (#Glöckchen_2) a#b https://x.example/#top #7')).toEqual([
    'Bells',
    'Glöckchen_2',
  ]);
});
