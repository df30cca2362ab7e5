import { expect, test } from '@jest/globals';
import { mostUnlike } from './unlike.ts';

const same = (text: string): string => text;

test('keeps the sure texts and those least like it, in their order', () => {
  const texts = ['one two three four', 'one two three five', 'six seven eight', 'one two three four nine'];
  expect(mostUnlike(texts, texts.slice(0, 1), 3, same)).toEqual([
    'one two three four',
    'one two three five',
    'six seven eight',
  ]);
  expect(mostUnlike(texts, texts.slice(0, 1), 2, same)).toEqual(['one two three four', 'six seven eight']);
});

test('keeps all where there are few', () => {
  expect(mostUnlike(['one'], ['one'], 3, same)).toEqual(['one']);
  expect(mostUnlike([], [], 3, same)).toEqual([]);
});

test('never leaves out what is sure', () => {
  const texts = ['one two three four', 'one two three five', 'six seven eight'];
  expect(mostUnlike(texts, texts.slice(0, 2), 2, same)).toEqual(texts.slice(0, 2));
});
