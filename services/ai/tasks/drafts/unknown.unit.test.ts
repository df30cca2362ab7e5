import { expect, test } from '@jest/globals';
import { seeded } from '../../language/choose.ts';
import { UNKNOWN } from './testing/unknown.ts';
import { write } from './testing/write.ts';

const sentencesIn = (content: string): string[] =>
  content
    .replace(/\[[^[\]]{0,200}\]/g, '')
    .split(/(?<=[.?!:]) |\n+/)
    .map((line) => line.replace(/[^\p{L}\p{N} ]/gu, '').trim())
    .filter((line) => line.split(' ').length >= LONG);
const LONG = 8;

test('what is said of one topic is not said of another', async () => {
  const said = new Map<string, string>();
  const repeated: unknown[] = [];
  for (const [at, topic] of UNKNOWN.entries()) {
    const { drafts } = await write(topic, seeded(at + 1));
    for (const line of new Set(drafts.flatMap(({ content }) => sentencesIn(content)))) {
      const other = said.get(line);
      if (other && other !== topic) repeated.push([line, other, topic]);
      said.set(line, topic);
    }
  }
  expect(repeated).toEqual([]);
});

test('no draft adds more than a few words to its brief', async () => {
  const added: unknown[] = [];
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  for (const [at, topic] of UNKNOWN.entries())
    for (const { content } of (await write(topic, seeded(at + 1))).drafts) {
      const given = new Set(wordsOf(topic));
      const words = wordsOf(content.replace(/\[[^[\]]{0,200}\]/g, '')).filter((word) => !given.has(word));
      if (words.length > MOST_ADDED) added.push([topic, content]);
    }
  expect(added).toEqual([]);
});
const MOST_ADDED = 10;
