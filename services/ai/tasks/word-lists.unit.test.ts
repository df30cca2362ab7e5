import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** Lines without remarks. */
const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

/** Returns the words that are out of order or repeated in a list. */
const unsorted = (words: readonly string[]): string[] =>
  words.filter((word, at) => at > 0 && word <= (words[at - 1] ?? ''));

const firstWords = (file: string): string[] => linesOf(file).map((line) => line.split('\t')[0] ?? '');

const LEXICONS = ['english', 'german', 'french', 'spanish', 'emoji'];

test.each(LEXICONS)('the lexicon "%s" has words and valences alone', (name) => {
  const others = linesOf(`sentiment/lexicons/${name}.tsv`).filter(
    (line) => !/^\S[^\t]*(?:\t(?:-?\d+)?){0,3}$/u.test(line),
  );
  expect(others).toEqual([]);
});

test.each(LEXICONS)('the lexicon "%s" is in order and has no word in mixed case', (name) => {
  const words = firstWords(`sentiment/lexicons/${name}.tsv`);
  expect(unsorted(words)).toEqual([]);
  expect(words.filter((word) => /\p{Ll}\p{Lu}/u.test(word))).toEqual([]);
});

test('the words of the sentiment model are in small letters, in order, with three weights each', () => {
  const file = 'sentiment/model/words.tsv';
  expect(linesOf(file).filter((line) => !/^[^\s\p{Lu}]+(?:\t-?\d+){3}$/u.test(line))).toEqual([]);
  expect(unsorted(firstWords(file))).toEqual([]);
});

test('the words of hashtags are in small letters, in order, by how often they are used', () => {
  const lines = linesOf('../language/hashtags/data/english-words.txt');
  expect(lines.filter((line) => !/^\d+(?: [a-z]+)+$/.test(line))).toEqual([]);
  expect(lines.flatMap((line) => unsorted(line.split(' ').slice(1)))).toEqual([]);
  const counts = lines.map((line) => Number.parseInt(line, 10));
  expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => b - a));
});

test('related tags are topics in small letters and then tags', () => {
  const others = linesOf('hashtags/data/related-tags.txt').filter(
    (line) => !/^[^\p{Lu}>]+ > [a-z\d]+(?: [a-z\d]+)*$/u.test(line),
  );
  expect(others).toEqual([]);
});
