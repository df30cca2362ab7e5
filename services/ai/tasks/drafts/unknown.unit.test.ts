import { expect, test } from '@jest/globals';
import { seeded } from '../../language/choose.ts';
import { UNKNOWN } from './testing/unknown.ts';
import { write } from './testing/write.ts';

const sentencesIn = (content: string): string[] =>
  content
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

test('a topic that no trade knows is told from several sides, also to a professional network', async () => {
  const thin: unknown[] = [];
  for (const [at, topic] of UNKNOWN.entries()) {
    const { drafts } = await write(topic, seeded(at + 1));
    const purposes = new Set(drafts.map(({ purpose }) => purpose));
    const professional = drafts.find(({ purpose }) => purpose.includes('professional network'));
    if (drafts.length < 5 || purposes.size < 4 || (professional?.content.split('\n\n').length ?? 0) < 3)
      thin.push([topic, [...purposes], professional?.content]);
  }
  expect(thin).toEqual([]);
});

test('nothing that a topic only names is left without a sentence about it', async () => {
  const told = async (topic: string) => (await write(topic)).drafts.map(({ content }) => content).join('\n');
  expect(await told('leek and potato soup of the week')).toContain(
    'Our soup of the week is leek and potato.',
  );
  expect(await told('stollen from 1 December')).toContain('We have stollen from 1 December.');
  expect(await told('walking tour on Sundays')).toContain('Join us for a walking tour on Sundays.');
  expect(await told('gutter cleaning before winter')).toContain('We offer gutter cleaning before winter.');
  expect(await told('new opening hours')).toContain('We have new opening hours.');
});
