import { expect, test } from '@jest/globals';
import { speaksToReaders } from '../../../knowledge/formal.ts';
import { seeded } from '../../../language/choose.ts';
import { write } from '../testing/write.ts';

const FORMAL = /\p{Ll}[,:;]? (?:Sie|Ihnen|Ihre?[rnms]?)(?!\p{L})/u;

const linesOf = async (topic: string): Promise<string[]> => {
  const written = await Promise.all([1, 2, 3].map((seed) => write(topic, seeded(seed))));
  return written.flatMap(({ drafts }) => drafts.flatMap(({ content }) => content.split('\n')));
};

test.each([
  ['Neue Sprechzeiten in unserer Zahnarztpraxis ab Montag'],
  ['Was Sie beim Kauf von frischem Brot beachten sollten'],
])('“%s” says Sie throughout', async (topic) => {
  const lines = await linesOf(topic);
  expect(lines.filter(speaksToReaders)).toEqual([]);
  expect(lines.some((line) => FORMAL.test(line))).toBe(true);
});

test('a bakery says ihr throughout', async () => {
  const lines = await linesOf('Unsere neuen Herbstkuchen: Apfel, Zwetschge und Nuss');
  expect(lines.filter((line) => FORMAL.test(line))).toEqual([]);
  expect(lines.some(speaksToReaders)).toBe(true);
});
