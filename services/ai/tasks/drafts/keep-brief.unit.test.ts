import { expect, test } from '@jest/globals';
import { seeded } from '../../language/choose.ts';
import { run as describeTopic } from '../description/built-in.ts';
import { type GeneratedBrief, generateBriefs } from './testing/generate-briefs.ts';
import { write } from './testing/write.ts';

const BRIEFS = 320;
const step = <T>(_: unknown, work: () => T): T => work();

/** Every text that comes of a brief: drafts, their versions for the networks, and the description. */
async function textsOf(topic: string, seed: number) {
  const { drafts } = await write(topic, seeded(seed));
  const { content } = await describeTopic({ topic }, { random: seeded(seed), step });
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
  const [told, given] = [plain(text), new Set(figuresIn(topic))];
  return [
    ...facts.filter((fact) => !told.includes(plain(fact))).map((fact) => `lost: ${fact}`),
    ...figuresIn(text)
      .filter((figure) => !given.has(figure))
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
      const found = faultsIn(text, brief);
      if (found.length > 0) faults.push([brief.topic, text, found]);
    }
    for (const { hashtags } of drafts) {
      const missing = brief.hashtags.filter((tag) => !hashtags.includes(tag));
      if (missing.length > 0) faults.push([brief.topic, missing]);
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
}, 240_000);
