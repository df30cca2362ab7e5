import { expect, test } from '@jest/globals';
import { createSeededRandom } from '../../language/choose.ts';
import { UNKNOWN } from './testing/unknown.ts';
import { write } from './testing/write.ts';

const sentencesIn = (content: string): string[] =>
  content
    .replace(/\[[^[\]]{0,200}\]/g, '')
    .split(/(?<=[.?!:]) |\n+/)
    .map((line) => line.replace(/[^\p{L}\p{N} ]/gu, '').trim())
    .filter((line) => line.split(' ').length >= LONG);
const LONG = 8;

test('never mixes up two topics', async () => {
  const valueByWord = new Map<string, string>();
  const repeated: unknown[] = [];
  for (const [at, topic] of UNKNOWN.entries()) {
    const { drafts } = await write(topic, createSeededRandom(at + 1));
    for (const line of new Set(drafts.flatMap(({ content }) => sentencesIn(content)))) {
      const other = valueByWord.get(line);
      if (other && other !== topic) repeated.push([line, other, topic]);
      valueByWord.set(line, topic);
    }
  }
  expect(repeated).toEqual([]);
});

test('no draft adds more than a few words to its brief', async () => {
  const added: unknown[] = [];
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  for (const [at, topic] of UNKNOWN.entries())
    for (const { content } of (await write(topic, createSeededRandom(at + 1))).drafts) {
      const knownWords = new Set(wordsOf(topic));
      const words = wordsOf(content.replace(/\[[^[\]]{0,200}\]/g, '')).filter(
        (word) => !knownWords.has(word),
      );
      if (words.length > MAX_ADDED) added.push([topic, content]);
    }
  expect(added).toEqual([]);
});
const MAX_ADDED = 10;
