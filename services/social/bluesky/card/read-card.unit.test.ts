import { expect, test } from '@jest/globals';
import { readCard } from './read-card.ts';

const URL = 'https://bells.example/a/page';
const read = (head: string) =>
  readCard({ bytes: Buffer.from(`<html><head>${head}</head></html>`), charset: null, url: URL });

test('Open Graph comes before the page’s title, and addresses are whole', () => {
  expect(
    read(
      `<title>No</title><meta property='og:title' content='Bells &#38; more'><meta content="Cast\n here" name="description"><meta property="og:image" content="../bell.png">`,
    ),
  ).toEqual({
    title: 'Bells & more',
    description: 'Cast here',
    picture: 'https://bells.example/bell.png',
  });
});

// Next.js 16.4.6 puts them there for clients that it doesn’t know, when a page waits for its data.
test('a page is read to its end, where its title and tags may be', () => {
  const body = '<title>Rye</title><meta property="og:title" content="Fresh rye">';
  expect(read(`</head><body><h1>Rye</h1>${body}</body>`)?.title).toBe('Fresh rye');
});

test('a page without a title has no card', () => {
  expect(read('<meta property="og:image" content="/bell.png">')).toBeNull();
});

test('leaves out a picture that isn’t a web address', () => {
  expect(read('<title>Bells</title><meta property="og:image" content="data:image/png;base64,AA">')).toEqual({
    title: 'Bells',
    description: '',
    picture: null,
  });
});

test.each([
  [
    'after an empty one',
    '<meta property="og:image" content=""><meta property="og:image" content="/bell.png">',
  ],
  ['by og:image:url, which means the same', '<meta property="og:image:url" content="/bell.png">'],
])('a picture is found %s', (_, head) => {
  expect(read(`<title>Bells</title>${head}`)?.picture).toBe('https://bells.example/bell.png');
});

test('a title is cut between characters', () => {
  expect([...(read(`<title>${'🔔'.repeat(400)}</title>`)?.title ?? '')]).toHaveLength(300);
});
