import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { fits, textSize } from '@carillon/contracts/domain/text-size.ts';
import { beforeAll, expect, test } from '@jest/globals';
import { createSeededRandom } from '../../language/choose.ts';
import { ENGLISH, FOREIGN, type Sample } from './testing/corpus.ts';
import { write } from './testing/write.ts';

const SAMPLES: readonly Sample[] = [
  ...ENGLISH,
  ...FOREIGN,
  { topic: `We ${'bake and bake and '.repeat(250)}bake.`, facts: [] },
  { topic: 'We open on Friday at nine. The coffee is on us that day. '.repeat(60), facts: [] },
];

type Drafts = Awaited<ReturnType<typeof write>>['drafts'];

const draftSets: [Sample, Drafts][] = [];
beforeAll(async () => {
  for (const sample of SAMPLES)
    for (const seed of [1, 2])
      draftSets.push([sample, (await write(sample.topic, createSeededRandom(seed))).drafts]);
});

/** Lists the faults, each with its topic. */
const faultsOf = (check: (drafts: Drafts, sample: Sample) => unknown[]): unknown[] =>
  draftSets.flatMap(([sample, drafts]) =>
    check(drafts, sample).map((fault) => [sample.topic.slice(0, 60), fault]),
  );

test('there are four drafts at most, and none repeats another', () => {
  const faults = faultsOf((drafts) => {
    const differ = new Set(drafts.map(({ content }) => content)).size;
    return drafts.length < 1 || drafts.length > 4 || differ < drafts.length ? [[drafts.length, differ]] : [];
  });
  expect(faults).toEqual([]);
});

test('every fact is in most drafts', () => {
  const faults = faultsOf((drafts, { facts }) =>
    facts.filter(
      (fact) =>
        drafts.filter(({ content }) => content.toLowerCase().includes(fact.toLowerCase())).length <
        drafts.length / 2,
    ),
  );
  expect(faults).toEqual([]);
});

test('the first draft leaves nothing open, but of a brief that only names a subject', () => {
  const faults = faultsOf((drafts, { topic }) =>
    topic.split(' ').length > 5 && !topic.includes('[') && drafts[0]?.content.includes('[') ? ['gap'] : [],
  );
  expect(faults).toEqual([]);
});

test('drafts are set as a copy editor would', () => {
  const faults = faultsOf((drafts) =>
    drafts.flatMap(({ content, purpose, mediaCaption }) =>
      [
        / {2}|\n{3}|^\s|\s$|[ \t]\n/,
        /\.\.|[,;:]\.|[!?]\.|,,|::|\(\)|<\/?[a-z]/,
        /\b(the|a|an|our|we|us|to|of|at|on|in) \1\b/i,
        /(^|[\s“])i[ ’]/,
        /^\p{Ll}/u,
        /(^|\s)#\w/,
        /[{}]|undefined|\bnull\b/,
      ]
        .filter((fault) => fault.test(content))
        .map((fault) => [content, fault])
        .concat(/^[A-Z].{15,}\.$/.test(purpose) ? [] : [[purpose, /purpose/]])
        .concat(mediaCaption.length > 3 && mediaCaption.length <= 121 ? [] : [[mediaCaption, /caption/]]),
    ),
  );
  expect(faults).toEqual([]);
});

test('drafts fit every network with their hashtags, which are words and there once each', () => {
  const faults = faultsOf((drafts) =>
    drafts.filter(({ content, versions, hashtags }) => {
      const row = hashtags.map((tag) => `#${tag}`).join(' ');
      const fit = PLATFORM_NAMES.every((name) =>
        fits(textSize(name, `${versions?.[name] ?? content}\n\n${row}`.trimEnd())),
      );
      const once =
        new Set(hashtags.map((tag) => tag.toLowerCase().replace(/s$/, ''))).size === hashtags.length;
      const words = hashtags.every(
        (tag) =>
          /^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}]+$/u.test(tag) &&
          !/^(worth|tell|join|try|get|forget|thank|monday|friday|please|our|we)$/i.test(tag),
      );
      return !fit || !once || !words || hashtags.length > 8;
    }),
  );
  expect(faults).toEqual([]);
});

test('a professional network gets whole words, without emoji and exclamation marks', async () => {
  const { drafts } = await write('We’re opening a second shop on Saturday! 🎉', createSeededRandom(1));
  expect(drafts[0]?.versions?.linkedin).toBe('We are opening a second shop on Saturday.');
});

test('a brief of several sentences keeps each of them in each draft, requests behind the details', async () => {
  const brief =
    'Our bakery opens a second shop in Camden on Saturday. Bring a bag. The first 50 customers get a free coffee.';
  const { drafts } = await write(brief, createSeededRandom(1));
  for (const { content } of drafts) {
    expect(content).toMatch(/bring a bag/i);
    expect(content).toMatch(/first 50 customers get a free coffee/i);
  }
  expect(drafts[0]?.content).toMatch(/free coffee\.\s+Bring a bag\.$/);
});

test('a brief that only names a subject gets drafts with room for the missing details', async () => {
  const { drafts } = await write('coffee', createSeededRandom(1));
  for (const { content } of drafts) {
    expect(content).toMatch(/coffee/i);
    expect(content).toMatch(/\[[^[\]]{1,200}\]/);
  }
});

test.each([
  'Our autumn menu starts on Friday.',
  'We baked a new rye bread',
  'Join us for a free workshop on pottery at 6 pm on Saturday in Leeds.',
  'Die Bäckerei öffnet am Montag um 8 Uhr.',
  'La boulangerie ouvre lundi à 8 h.',
])('a brief of one sentence gets three drafts, each of which says it: %s', async (topic) => {
  const { drafts } = await write(topic, createSeededRandom(1));
  expect(drafts).toHaveLength(3);
  expect(new Set(drafts.map(({ content }) => content.split('\n')[0])).size).toBeGreaterThan(1);
  expect(drafts[0]?.content).not.toContain('[');
});

test('bad news gets no question before it', async () => {
  for (const { content } of (await write('Anna Kim, our founder, died on Sunday.')).drafts)
    expect(content).toMatch(/^Anna Kim/);
});

test('no English is mixed into other languages', () => {
  const faults = faultsOf((drafts, sample) =>
    FOREIGN.includes(sample)
      ? drafts.filter(({ content }) =>
          /\b(the|and|your|you|this|with|tell|what|friend|save|post|comments)\b/i.test(content),
        )
      : [],
  );
  expect(faults).toEqual([]);
});

test('who writes as “I” is not made a “we”', async () => {
  for (const { content } of (await write('I just finished my first novel')).drafts)
    expect(content).not.toMatch(/\b(we|us|our)\b/i);
});

test('the same seed gives the same drafts', async () => {
  for (const topic of ['coffee', 'Our charity run on 12 May in Hyde Park'])
    expect(await write(topic, createSeededRandom(7))).toEqual(await write(topic, createSeededRandom(7)));
});

test('a picture’s caption has the brief’s own words', async () => {
  const topic = 'Our new vegan bakery opens on Saturday in Camden';
  for (const { mediaCaption } of (await write(topic)).drafts)
    for (const word of mediaCaption.toLowerCase().match(/\p{L}+/gu) ?? [])
      expect(topic.toLowerCase()).toContain(word);
});
