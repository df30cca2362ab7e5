import { LIMITS, textLength } from '@carillon/contracts/domain/limits.ts';
import { describe, expect, test } from '@jest/globals';
import { seeded } from '../../language/choose.ts';
import { ENGLISH, FOREIGN, type Sample } from './testing/corpus.ts';
import { write } from './testing/write.ts';

const SEEDS = [1, 2, 3, 4];
const LONG = { topic: `We ${'bake and bake and '.repeat(250)}bake.`, facts: [] };
const RUN_ON = {
  topic: 'We open on Friday at nine. The coffee is on us that day. '.repeat(60),
  facts: [],
};

const all = async (topic: string) =>
  (await Promise.all(SEEDS.map((seed) => write(topic, seeded(seed))))).map(({ drafts }) => drafts);

const CASES = [...ENGLISH, ...FOREIGN, LONG, RUN_ON].map(
  ({ topic, facts }) => [topic.slice(0, 60), { topic, facts }] as const,
);

describe.each(CASES)('drafts about “%s”', (_, { topic, facts }: Sample) => {
  test('are six that differ in opening, layout and purpose', async () => {
    for (const drafts of await all(topic)) {
      expect(drafts).toHaveLength(6);
      expect(new Set(drafts.map(({ content }) => content.slice(0, 12))).size).toBeGreaterThanOrEqual(5);
      expect(new Set(drafts.map(({ purpose }) => purpose)).size).toBe(6);
      expect(new Set(drafts.map(({ content }) => content)).size).toBe(6);
    }
  });

  test('keep every fact in the text itself', async () => {
    for (const drafts of await all(topic))
      for (const fact of facts) {
        const kept = drafts.filter(({ content }) => content.toLowerCase().includes(fact.toLowerCase()));
        expect([fact, kept.length >= 5]).toEqual([fact, true]);
      }
  });

  test('state no numbers, names or events that the topic does not give', async () => {
    const given = topic.toLowerCase().replace(/'/g, '’');
    for (const { content } of (await all(topic)).flat()) {
      // The writer's own lists are numbered 1 to 3.
      const numbers = content.replace(/^[1-3]\. /gm, '').match(/\d+/g) ?? [];
      expect(numbers.filter((number) => !given.includes(number))).toEqual([]);
      expect(content).not.toMatch(INVENTED);
      expect(content).not.toMatch(/\[|\]|_{2}|\{|\}|undefined|null\b|lorem/);
    }
  });

  test('are set as a copy editor would', async () => {
    for (const { content, purpose, mediaCaption } of (await all(topic)).flat()) {
      expect(content).not.toMatch(/ {2}|\n{3}|^\s|\s$|[ \t]\n/);
      expect(content).not.toMatch(/\.\.|[,;:]\.|[!?]\.|,,|::|\(\)|<\/?[a-z]/);
      expect(content).not.toMatch(/\b(the|a|an|our|we|us|to|of|at|on|in) \1\b/i);
      expect(content).not.toMatch(/(^|[\s“])i[ ’]/);
      expect(content).not.toMatch(/^\p{Ll}/u);
      expect(content).not.toMatch(/(^|\s)#\w/);
      expect(purpose).toMatch(/^[A-Z].{15,}\.$/);
      expect(mediaCaption.length).toBeGreaterThan(3);
      expect(mediaCaption.length).toBeLessThanOrEqual(121);
    }
  });

  test('fit every network with their hashtags', async () => {
    for (const { content, hashtags } of (await all(topic)).flat()) {
      const whole = `${content}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`;
      for (const { text } of Object.values(LIMITS)) expect(textLength(whole)).toBeLessThanOrEqual(text);
    }
  });

  test('carry hashtags that are words, each once', async () => {
    for (const { hashtags } of (await all(topic)).flat()) {
      expect(hashtags.length).toBeGreaterThanOrEqual(1);
      expect(hashtags.length).toBeLessThanOrEqual(8);
      expect(new Set(hashtags.map((tag) => tag.toLowerCase().replace(/s$/, ''))).size).toBe(hashtags.length);
      for (const tag of hashtags) {
        expect(tag).toMatch(/^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}]+$/u);
        expect(tag).not.toMatch(/^(worth|tell|join|try|get|forget|thank|monday|friday|please|our|we)$/i);
      }
    }
  });

  test('are the same again for the same seed', async () => {
    expect(await write(topic, seeded(7))).toEqual(await write(topic, seeded(7)));
  });
});

/** Stories, people and histories that only the business itself could tell. */
const INVENTED =
  /\b(a customer|customers (ask|love|say)|asked us|the other day|not long ago|when we started|we (talked|argued|learned|worked|have been|always)|years? ago|early mornings|half an hour|everybody who keeps|our regulars|by popular demand)\b/i;

test.each(FOREIGN)('no English is mixed into “$topic”', async ({ topic }) => {
  for (const { content } of (await all(topic)).flat())
    expect(content).not.toMatch(/\b(the|and|your|you|this|with|tell|what|friend|save|post|comments)\b/i);
});

test.each([
  ['Our spring cakes: lemon, rhubarb & elderflower 🍰 from Monday', ['SpringCakes', 'Lemon', 'Rhubarb']],
  ['write a post about our charity run on 12 May in Hyde Park', ['CharityRun', 'HydePark']],
  ['Try our vegan burger for $9.50', ['VeganBurger', 'Foodie']],
  ['Unsere neuen Herbstkuchen: Apfel und Nuss', ['Herbstkuchen', 'Apfel', 'Nuss']],
])('the hashtags of %j are its own words', async (topic, tags) => {
  for (const { hashtags } of (await write(topic)).drafts.slice(0, 1))
    expect(hashtags).toEqual(expect.arrayContaining(tags));
});

test('a list is asked for, and set as a list', async () => {
  const { drafts } = await write('Our spring cakes: lemon, rhubarb & elderflower 🍰 from Monday');
  expect(drafts[1]?.content).toMatch(/lemon, rhubarb or elderflower\b.*\?/i);
  expect(drafts[2]?.content).toMatch(/• Lemon\n• Rhubarb\n• Elderflower\n\nWhen: from Monday/);
  expect(drafts[5]?.content).toMatch(/^From Monday: our spring cakes\. Lemon, rhubarb and elderflower\./);
});

test('a choice stays a choice', async () => {
  const { drafts } = await write('Sunday roast is back: beef, lamb or nut roast');
  for (const { content } of drafts) expect(content).not.toMatch(/and nut roast/);
});

test('when, where and how much are put where they can be seen', async () => {
  const { drafts } = await write(
    'Join our sourdough workshop on Saturday 14 March, at 12 High Street, 25 euros',
  );
  expect(drafts[2]?.content).toMatch(/When: Saturday 14 March\nWhere: 12 High Street\nPrice: 25 euros/);
});

test('who writes as “I” is not made a “we”', async () => {
  for (const { content } of (await all('I just finished my first novel')).flat())
    expect(content).not.toMatch(/\b(we|us|our)\b/i);
});

test('generating again gives other words', async () => {
  const first = await write('coffee', () => 0.1);
  const second = await write('coffee', () => 0.9);
  expect(second.drafts.map(({ content }) => content)).not.toEqual(first.drafts.map(({ content }) => content));
});
