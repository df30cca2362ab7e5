import { expect, test } from '@jest/globals';
import { facetsOf } from './facets.ts';

const KNOWN: Readonly<Record<string, string>> = { 'ada.example': 'did:plc:ada' };
const featuresOf = async (text: string) => {
  const facets = await facetsOf(text, async (handle) => KNOWN[handle.toLowerCase()] ?? null);
  return facets.map(({ index: { byteStart, byteEnd }, features: [feature] }) => [
    Buffer.from(text).subarray(byteStart, byteEnd).toString(),
    feature,
  ]);
};
const mention = (words: string) => [words, { $type: 'app.bsky.richtext.facet#mention', did: 'did:plc:ada' }];

test.each([
  ['(@ada.example)', '@ada.example'],
  ['Thanks, @Ada.Example.', '@Ada.Example'],
  ['🔔@ada.example', '@ada.example'],
])('finds the mention in %s', async (text, words) => {
  expect(await featuresOf(text)).toEqual([mention(words)]);
});

test.each([
  'mail@ada.example',
  'https://x.example/@ada.example is a link'.slice(8),
  '@nobody.example',
  '@ada',
  '@ada.example@mastodon.example',
])('finds no mention in %s', async (text) => {
  expect(await featuresOf(text)).toEqual([]);
});

test('a mention in a link is a part of the link', async () => {
  const uri = 'https://bells.example/?of=@ada.example';
  expect(await featuresOf(uri)).toEqual([[uri, { $type: 'app.bsky.richtext.facet#link', uri }]]);
});

// indigo (Go) of 2026-06-05 refuses the letters as they are.
test.each([
  ['https://bells.example/Frühstück?q=ü', 'https://bells.example/Fr%C3%BChst%C3%BCck?q=%C3%BC'],
  ['https://bäckerei.example', 'https://xn--bckerei-5wa.example/'],
  ['HTTPS://Bells.example/A', 'https://bells.example/A'],
  ['https://bells.example/%C3%BC?b=1&a=(2)#c', 'https://bells.example/%C3%BC?b=1&a=(2)#c'],
  ['https://Bells.example', 'https://Bells.example'],
])('the address of %s is a URI', async (words, uri) => {
  expect(await featuresOf(words)).toEqual([[words, { $type: 'app.bsky.richtext.facet#link', uri }]]);
});

test('a tag that is longer than the lexicon’s stays words', async () => {
  expect(await featuresOf(`#${'a'.repeat(65)} #${'b'.repeat(64)}`)).toEqual([
    [`#${'b'.repeat(64)}`, { $type: 'app.bsky.richtext.facet#tag', tag: 'b'.repeat(64) }],
  ]);
});

test('a look-up that fails is no reason to leave a mention out', async () => {
  await expect(facetsOf('@ada.example', () => Promise.reject(new Error('Down')))).rejects.toThrow('Down');
});
