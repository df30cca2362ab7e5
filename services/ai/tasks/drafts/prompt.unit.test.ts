import { expect, test } from '@jest/globals';
import { draftsPrompt } from './prompt.ts';

const post = (content: string) => ({
  content,
  hashtags: ['rye'],
  purpose: 'Tells.',
  mediaCaption: 'A loaf.',
});
const answer = (contents: readonly string[]) => ({
  posts: contents.map(post),
  trending_hashtags: ['rye', 'bread', 'bakery', 'loaf', 'baker'],
});

test('reads five drafts of a model that differ', () => {
  const { drafts } = draftsPrompt.read(answer(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'five.']));
  expect(drafts).toHaveLength(5);
});

test('refuses drafts that are the same one over and over', () => {
  expect(() => draftsPrompt.read(answer(['Rye.', 'Rye.', 'Rye.', 'Rye.', 'rye.']))).toThrow();
});
