import { expect, test } from '@jest/globals';
import { EMPTY } from './content.ts';
import { textOf } from './stranded-draft.ts';

const post = { source: null, text: 'Fresh bread #bakery', versions: {}, hashtags: [] };

test('a draft without a post is its topic', () => {
  expect(textOf({ ...EMPTY, topic: 'Bread' })).toBe('Bread');
});

test('a draft as one text has its versions, first comment and hashtags', () => {
  const written = {
    ...post,
    versions: { bluesky: 'Bread!', facebook: '' },
    hashtags: ['bakery', 'morning'],
    first_comment: { text: 'From seven on', networks: [] },
  };
  expect(textOf({ ...EMPTY, topic: 'Bread', post: written })).toBe(
    'Fresh bread #bakery\n\nBluesky:\nBread!\n\nFrom seven on\n\n#morning',
  );
});
