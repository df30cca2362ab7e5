import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { beforeAll, expect, test } from '@jest/globals';
import { seeded } from '../../language/choose.ts';
import { ENGLISH, FOREIGN, type Sample } from './testing/corpus.ts';
import { write } from './testing/write.ts';

const SAMPLES: readonly Sample[] = [
  ...ENGLISH,
  ...FOREIGN,
  { topic: `We ${'bake and bake and '.repeat(250)}bake.`, facts: [] },
  { topic: 'We open on Friday at nine. The coffee is on us that day. '.repeat(60), facts: [] },
];

type Drafts = Awaited<ReturnType<typeof write>>['drafts'];

const written: [Sample, Drafts][] = [];
beforeAll(async () => {
  for (const sample of SAMPLES)
    for (const seed of [1, 2]) written.push([sample, (await write(sample.topic, seeded(seed))).drafts]);
});

/** What fails is told with its topic. */
const faultsOf = (check: (drafts: Drafts, sample: Sample) => unknown[]): unknown[] =>
  written.flatMap(([sample, drafts]) =>
    check(drafts, sample).map((fault) => [sample.topic.slice(0, 60), fault]),
  );

test('there are five drafts or six, and none repeats another', () => {
  const faults = faultsOf((drafts) => {
    const differ = new Set(drafts.map(({ content }) => content)).size;
    return drafts.length < 5 || drafts.length > 6 || differ < drafts.length ? [[drafts.length, differ]] : [];
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

test('what the topic leaves out is marked as a gap in one draft at most', () => {
  const faults = faultsOf((drafts, { topic }) =>
    drafts.filter(({ content }) => /\[/.test(content)).length > 1 && !topic.includes('[') ? ['gaps'] : [],
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
    drafts.filter(({ content, hashtags }) => {
      const whole = `${content}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`;
      const fit = Object.values(LIMITS).every(({ text }) => textLength(whole) <= text);
      const once =
        new Set(hashtags.map((tag) => tag.toLowerCase().replace(/s$/, ''))).size === hashtags.length;
      const words = hashtags.every(
        (tag) =>
          /^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}]+$/u.test(tag) &&
          !/^(worth|tell|join|try|get|forget|thank|monday|friday|please|our|we)$/i.test(tag),
      );
      return !fit || !once || !words || hashtags.length < 1 || hashtags.length > 8;
    }),
  );
  expect(faults).toEqual([]);
});

test('one is very short, and the one for a professional network has no emoji', async () => {
  const { drafts } = await write('Our bakery opens a second shop on Saturday in Camden', seeded(1));
  const lengths = drafts.map(({ content }) => content.length);
  expect(Math.min(...lengths)).toBeLessThan(120);
  const professional = drafts.find(({ purpose }) => purpose.includes('professional network'));
  expect(professional?.content).toMatch(/^[^\p{Extended_Pictographic}]{150,}$/u);
});

test('drafts say more than the topic does, from what is known of the trade', async () => {
  const { drafts } = await write('Our sourdough loaves', seeded(1));
  const contents = drafts.map(({ content }) => content).join(' ');
  expect(contents).toMatch(/\b(crust|dough|loaf|crumb|bread)\b/);
  expect(contents.split(/\s+/).length / drafts.length).toBeGreaterThan(25);
});

test('a business that is told of from outside speaks for itself', async () => {
  const { drafts } = await write('A bakery introduces a rye loaf', seeded(1));
  for (const { content } of drafts) expect(content).not.toMatch(/A bakery introduces/i);
  expect(drafts.map(({ content }) => content).join(' ')).toContain('We’re introducing a rye loaf');
});

test('a warning is told soberly, with what helps', async () => {
  const { drafts } = await write('Please watch out for phishing mails that use our logo', seeded(1));
  expect(drafts.length).toBeGreaterThanOrEqual(5);
  for (const { content } of drafts) expect(content).not.toMatch(/!|\p{Extended_Pictographic}/u);
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

test('the same seed gives the same drafts, another one others', async () => {
  for (const topic of ['coffee', 'Our charity run on 12 May in Hyde Park']) {
    expect(await write(topic, seeded(7))).toEqual(await write(topic, seeded(7)));
    const first = (await write(topic, seeded(7))).drafts.map(({ content }) => content);
    const again = (await write(topic, seeded(8))).drafts.map(({ content }) => content);
    expect(again.filter((content) => first.includes(content)).length).toBeLessThanOrEqual(2);
  }
});

test('a picture’s caption does not repeat the topic', async () => {
  const topic = 'Our new vegan bakery opens on Saturday in Camden';
  for (const { mediaCaption } of (await write(topic)).drafts) expect(mediaCaption).not.toBe(topic);
});
