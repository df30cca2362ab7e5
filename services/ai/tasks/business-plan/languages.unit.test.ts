import { type Locale, localeNames } from '@carillon/contracts/domain/locales.ts';
import { describe, expect, test } from '@jest/globals';
import { run } from './built-in.ts';
import type { PlanInput } from './schema.ts';
import { BAKERIES } from './testing/briefs.ts';
import { UNLIKE } from './testing/businesses.ts';
import { sharedBetween } from './testing/shared-sentences.ts';
import { wordsOf } from './testing/words-of.ts';
import { SECTION_NAMES } from './words/section-words.ts';
import { PLAN_WORDS } from './words/words-for.ts';

const plan = (input: PlanInput, locale?: Locale): string =>
  run({ ...input, locale }, { random: () => 0.5, step: (_, work) => work() }).strategy;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ').replace(/[\u200e\u200f]/gu, '');
const sectionOf = (text: string, title: string): string =>
  text.split(/^## /mu).find((part) => part.startsWith(title)) ?? '';
const CHANNELS = ['Bluesky', 'Facebook', 'Instagram', 'LinkedIn', 'Mastodon', 'TikTok', 'Twitter', 'YouTube'];
const TRANSLATED = localeNames.filter((locale) => locale !== 'en');

describe.each(localeNames)('in %s, a plan', (locale) => {
  const { titles, budget } = PLAN_WORDS[locale].sections;

  test('has every section under its own title', () => {
    const found = [...plan(BAKERIES[locale], locale).matchAll(/^## (.+)$/gmu)].map(([, title]) => title);
    expect(found).toEqual(SECTION_NAMES.map((name) => titles[name]));
  });

  test('repeats what the user entered', () => {
    for (const { platform: _, ...fields } of [BAKERIES[locale], ...UNLIKE.slice(0, 4)]) {
      const text = plain(plan({ ...fields, platform: 'Facebook' }, locale)).toLowerCase();
      const given = [
        fields.business_type,
        fields.target_demographics,
        fields.business_goals,
        fields.timeframe,
      ];
      const challenges = fields.current_challenges.split(/[;؛]/u);
      for (const one of [...given, fields.content_preferences, ...challenges])
        expect(text).toContain(plain(one).trim().toLowerCase());
    }
  });

  test('has nothing left of a template', () => {
    for (const input of UNLIKE)
      expect(plan(input, locale)).not.toMatch(/undefined|\bnull\b|\$\{|\{\w+\}|NaN/u);
  });

  test('shares the budget without a remainder', () => {
    const rows = sectionOf(plan(BAKERIES[locale], locale), titles.budget)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) => Number(line.split('|').at(3)?.replace(/[^\d]/gu, '')));
    expect(rows.pop()).toBe(6_000);
    expect(rows.reduce((sum, one) => sum + one, 0)).toBe(6_000);
    expect(plan(BAKERIES[locale], locale)).toContain(budget.total);
  });

  test('differs from the plans of other kinds of work', () => {
    const { mean, most } = sharedBetween(UNLIKE.map((input) => plan(input, locale)));
    expect(mean).toBeLessThan(0.15);
    expect(most).toBeLessThan(0.25);
  });
});

test.each(TRANSLATED)('no sentence of the English words is left in %s', (locale) => {
  const english = new Set(wordsOf(PLAN_WORDS.en).values());
  const left = [...wordsOf(PLAN_WORDS[locale]).values()].filter(
    (text) => english.has(text) && text !== 'UNIT',
  );
  expect(left).toEqual([]);
});

test.each(['en', ...TRANSLATED] as const)('every channel has its own words in %s', (locale) => {
  expect(Object.keys(PLAN_WORDS[locale].channels).toSorted()).toEqual(CHANNELS);
});

test.each(TRANSLATED)('no user’s word is left out of a sentence in %s that English has it in', (locale) => {
  const counted = [...wordsOf(PLAN_WORDS[locale])].filter(([place]) =>
    /^goal (?:fewer|counted)\.count$/u.test(place),
  );
  expect(counted.map(([, text]) => text)).toEqual(['UNIT', 'UNIT']);
});

test.each([
  ['en', '€6,000 a month', '25%', 'Wed'],
  ['de', '6.000 € im Monat', '25 %', 'Mi'],
  ['fr', '6 000 € par mois', '25 %', 'mer.'],
  ['es', '6000 € al mes', '25 %', 'mié'],
  ['pt-BR', '€ 6.000 por mês', '25%', 'qua.'],
  ['ar', '6,000 € في الشهر', '25%', 'الأربعاء'],
] as const)('%s writes money, shares and days as its readers do', (locale, money, share, day) => {
  const text = plain(plan(BAKERIES[locale], locale));
  for (const one of [money, share, day]) expect(text).toContain(one);
});

test.each(localeNames)('a brief in %s is read in an English plan', (locale) => {
  const text = plan(BAKERIES[locale], 'en');
  const { posted } = PLAN_WORDS.en;
  const slots = { thing: '', who: '', channel: '', posts: '', time: null, hasMoney: true };
  expect(text).toContain('€6,000 a month');
  expect(text).toContain('(13 weeks)');
  expect(text).toContain('Ready now');
  expect(text).toContain('So the calendar has no videos.');
  expect(text).toContain('They decide in the evening');
  expect(text).toContain('Sales of what you posted');
  expect(text).toContain(posted.price(slots).answer);
  expect(sectionOf(text, 'Posting rhythm')).toContain('2 posts');
});

test('a caller without a page gets the language of the fields', () => {
  expect(plan(BAKERIES.de)).toContain(`## ${PLAN_WORDS.de.sections.titles.summary}`);
  expect(plan(BAKERIES.en)).toContain(`## ${PLAN_WORDS.en.sections.titles.summary}`);
});

test.each([1, 2, 3, 12])(
  'an Arabic sentence about %i posts has no verb that must agree with them',
  (count) => {
    const { quiet, sections } = PLAN_WORDS.ar;
    const posts = sections.posts(count);
    const slots = { thing: '', who: '', channel: 'Instagram', posts, time: null, hasMoney: false } as const;
    expect(quiet.time(slots)).toMatch(/^كل أسبوع: [^،]+، والتجهيز كله في جلسة واحدة\. /u);
  },
);

test.each([
  [1, 'منشور واحد'],
  [2, 'منشوران'],
  [3, '3 منشورات'],
  [10, '10 منشورات'],
  [11, '11 منشورًا'],
  [99, '99 منشورًا'],
  [100, '100 منشور'],
  [103, '103 منشورات'],
])('%i posts in Arabic are “%s”', (count, text) => {
  expect(PLAN_WORDS.ar.sections.posts(count)).toBe(text);
});

describe('in Arabic', () => {
  const texts = [...wordsOf(PLAN_WORDS.ar).values()];

  test('“ما الذي” before a verb of the present is in questions alone', () => {
    expect(texts.filter((text) => /ما الذي (?:لا )?ي/u.test(text) && !text.includes('؟'))).toEqual([]);
  });

  test('the reader is one person', () => {
    expect(texts.filter((text) => /(?:جوابكم|تسمعون|لقاءاتكم|دونكم|لديكم|عليكم)/u.test(text))).toEqual([]);
  });

  test('no Latin punctuation is between Arabic words', () => {
    expect(texts.filter((text) => /\p{Script=Arabic} ?[,;?]/u.test(text))).toEqual([]);
  });
});

test.each([
  ['fr', /fournée/u],
  ['pt-BR', /fornada/u],
] as const)('in %s, a truck for burgers bakes no batch', (locale, batch) => {
  const { strategy } = run(
    { ...BAKERIES[locale], business_type: 'Food truck de hamburgueria' },
    { random: () => 0.5, step: (_, work) => work() },
  );
  expect(strategy).not.toMatch(batch);
});

test.each(localeNames)('in %s, nobody but a kitchen is told what to show at noon', (locale) => {
  expect(PLAN_WORDS[locale].audiences.workers).not.toMatch(/noon|mittags|midi|mediodía|meio-dia|ظهر/u);
});
