import { expect, test } from '@jest/globals';
import { createSeededRandom } from '../../language/choose.ts';
import { run as describeTopic } from '../description/built-in.ts';
import { type GeneratedBrief, generateBriefs } from './testing/generate-briefs.ts';
import { write } from './testing/write.ts';

const BRIEFS = 320;
const step = <T>(_: unknown, work: () => T): T => work();

/** Every text that comes of a brief: drafts, their versions for the networks, and the description. */
async function textsOf(topic: string, seed: number) {
  const { drafts } = await write(topic, createSeededRandom(seed));
  const { content } = await describeTopic({ topic }, { random: createSeededRandom(seed), step });
  return {
    drafts,
    texts: [...drafts.flatMap((draft) => [draft.content, ...Object.values(draft.versions ?? {})]), content],
  };
}

const plain = (text: string): string => text.toLowerCase().replace(/'/g, '’').replace(/\s+/g, ' ');

/** Figures with the signs inside them: "6,80", "10:30", "1.2". */
const figuresIn = (text: string): string[] =>
  text.replace(/^\d{1,2}\. /gm, '').match(/\d+(?:[.,:/’]\d+)*/g) ?? [];

/** Facts that a text lost, and figures that it made up. */
function faultsIn(text: string, { topic, facts }: Pick<GeneratedBrief, 'topic' | 'facts'>): string[] {
  const [plainContent, figures] = [plain(text), new Set(figuresIn(topic))];
  return [
    ...facts.filter((fact) => !plainContent.includes(plain(fact))).map((fact) => `lost: ${fact}`),
    ...figuresIn(text)
      .filter((figure) => !figures.has(figure))
      .map((figure) => `made up: ${figure}`),
  ];
}

const briefs = generateBriefs(BRIEFS, 20_261_128);

test('the generated briefs differ and are in four languages', () => {
  expect(new Set(briefs.map(({ topic }) => topic)).size).toBeGreaterThan(300);
});

test('every draft, version and description carries each fact of 320 generated briefs and makes up no figure', async () => {
  const faults: unknown[] = [];
  for (const [seed, brief] of briefs.entries()) {
    const { texts, drafts } = await textsOf(brief.topic, seed + 1);
    for (const text of texts) {
      const foundFaults = faultsIn(text, brief);
      if (foundFaults.length > 0) faults.push([brief.topic, text, foundFaults]);
    }
    for (const { hashtags } of drafts) {
      const missing = brief.hashtags.filter((tag) => !hashtags.includes(tag));
      if (missing.length > 0) faults.push([brief.topic, missing]);
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
}, 240_000);

test.each([
  ['Neu ab Montag: Roggenbrot, 1 kg für 6,80 Euro', ['Roggenbrot, 1 kg für 6,80 Euro']],
  [
    'Ab Freitag: Stollen 14,50 €, vorbestellen bis Sonntag',
    ['Ab Freitag: Stollen 14,50 €, vorbestellen bis Sonntag'],
  ],
  ['Rye loaf 1.2 kg for €6.80 from Monday', ['1.2 kg for €6.80', 'from Monday']],
  ['Gluten-free brownies every Saturday, made in a separate kitchen', ['made in a separate kitchen']],
  [
    'We open a second bakery on 5 December, with a stone oven you can watch and free coffee until noon',
    ['a second bakery', '5 December', 'a stone oven you can watch and free coffee until noon'],
  ],
  ['Guided mushroom walk on Sunday at 9. Bring boots.', ['Sunday at 9', 'Bring boots']],
  ['Our stollen pre-orders: €14.50 each, until Sunday', ['stollen', '€14.50', 'until Sunday']],
  [
    'Unser Lager ist abgebrannt. Bitte bringt bis Freitag, 12 Uhr Decken.',
    ['abgebrannt', 'Freitag, 12 Uhr Decken'],
  ],
])('each text about “%s” has all of it', async (topic, facts) => {
  for (const seed of [1, 2, 3])
    for (const text of (await textsOf(topic, seed)).texts)
      expect(faultsIn(text, { topic, facts })).toEqual([]);
});

test('a description begins with what the user gave', async () => {
  for (const seed of [1, 2, 3]) {
    const topic = 'Guided mushroom walk on Sunday at 9. Bring boots.';
    const { content } = await describeTopic({ topic }, { random: createSeededRandom(seed), step });
    expect(content.split('\n\n')[0]).toMatch(/mushroom walk/);
  }
});

test('a stock line that names another day than the brief is not taken', async () => {
  const topic = 'New rye loaf, 1.2 kg for €6.80 from Monday';
  for (const seed of [1, 2, 3, 4])
    for (const text of (await textsOf(topic, seed)).texts)
      expect(text).not.toMatch(/tuesday|wednesday|friday/i);
});

test('a sign that is an ornament becomes no label on LinkedIn', async () => {
  const topic = 'Kochkurs mit Luca am 17.01.2027, 18–21.30 Uhr, 79 €. Buchung: www.schule.example';
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const { versions = {} } of (await write(topic, createSeededRandom(seed))).drafts)
      expect(versions.linkedin ?? '').not.toMatch(/(?:Wann|Wo|Preis): \D{0,40}\?/);
});
