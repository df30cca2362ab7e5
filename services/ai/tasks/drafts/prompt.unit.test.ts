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

test('reads three drafts of a model that differ', () => {
  const { drafts } = draftsPrompt.read(answer(['One.', 'Two.', 'Three.', 'three.']));
  expect(drafts).toHaveLength(3);
});

test('asks for as many drafts as it takes', () => {
  expect(draftsPrompt.instructions).toContain('three posts');
  expect(draftsPrompt.brief).toContain('three different');
  expect(() => draftsPrompt.read(answer(['One.', 'Two.']))).toThrow();
});

test('refuses drafts that are the same one over and over', () => {
  expect(() => draftsPrompt.read(answer(['Rye.', 'Rye.', 'Rye.', 'Rye.', 'rye.']))).toThrow();
});
