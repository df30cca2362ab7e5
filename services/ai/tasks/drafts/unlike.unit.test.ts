import { expect, test } from '@jest/globals';
import { mostUnlike } from './unlike.ts';

const same = (text: string): string => text;

test('keeps the sure texts and those least like it, in their order', () => {
  const texts = ['one two three four', 'one two three five', 'six seven eight', 'one two three four nine'];
  expect(mostUnlike(texts, texts.slice(0, 1), { count: 3, alike: 1 }, same)).toEqual([
    'one two three four',
    'one two three five',
    'six seven eight',
  ]);
  expect(mostUnlike(texts, texts.slice(0, 1), { count: 2, alike: 1 }, same)).toEqual([
    'one two three four',
    'six seven eight',
  ]);
});

test('keeps all where there are few', () => {
  expect(mostUnlike(['one'], ['one'], { count: 3, alike: 1 }, same)).toEqual(['one']);
  expect(mostUnlike([], [], { count: 3, alike: 1 }, same)).toEqual([]);
});

test('never leaves out what is sure', () => {
  const texts = ['one two three four', 'one two three five', 'six seven eight'];
  expect(mostUnlike(texts, texts.slice(0, 2), { count: 2, alike: 1 }, same)).toEqual(texts.slice(0, 2));
});

test('leaves out what is too like one before it', () => {
  const texts = ['one two three four five six', 'two three four five six one', 'seven eight nine'];
  expect(mostUnlike(texts, texts.slice(0, 2), { count: 3, alike: 0.5 }, same)).toEqual([
    'one two three four five six',
    'seven eight nine',
  ]);
});

test('counts the lines of a list as unlike a paragraph', () => {
  const texts = ['one two three four five', 'one two\nthree four\nfive'];
  expect(mostUnlike(texts, [], { count: 2, alike: 0.5 }, same)).toEqual(texts);
});
