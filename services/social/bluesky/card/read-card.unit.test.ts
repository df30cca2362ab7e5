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

test('a title is cut between characters', () => {
  expect([...(read(`<title>${'🔔'.repeat(400)}</title>`)?.title ?? '')]).toHaveLength(300);
});
