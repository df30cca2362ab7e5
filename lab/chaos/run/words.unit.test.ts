import { expect, test } from '@jest/globals';
import { createWords } from './words.ts';

const accepted = { id: 'a', postId: 'p', platform: 'facebook', authorId: 'page', text: 'first' };

test('the words are those of the last edit that was accepted', () => {
  const words = createWords();
  expect(words.of(accepted)).toMatchObject({ text: 'first', otherwise: [], earlier: [] });
  words.changed('a', 'second');
  words.changed('a', 'third');
  expect(words.of(accepted)).toMatchObject({ text: 'third', otherwise: [], earlier: ['first', 'second'] });
  expect(words.edits()).toBe(2);
});

test('an edit whose answer got lost may count, until another is accepted', () => {
  const words = createWords();
  words.maybeChanged('a', 'second');
  expect(words.of(accepted)).toMatchObject({ text: 'first', otherwise: ['second'], earlier: [] });
  words.changed('a', 'third');
  expect(words.of(accepted)).toMatchObject({ text: 'third', otherwise: [], earlier: ['first', 'second'] });
});
