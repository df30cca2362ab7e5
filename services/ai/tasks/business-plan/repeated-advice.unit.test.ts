import { localeNames } from '@carillon/contracts/domain/locales.ts';
import { expect, test } from '@jest/globals';
import { run } from './built-in.ts';
import type { PlanInput } from './schema.ts';
import { BAKERIES } from './testing/briefs.ts';
import { PLAN_WORDS } from './words/words-for.ts';

const plan = (input: PlanInput) => run(input, { random: () => 0.5, step: (_, work) => work() }).strategy;
const sectionOf = (text: string, title: string) =>
  text.split(/^## /mu).find((part) => part.startsWith(title)) ?? '';
const countOf = (text: string, part: string) => text.split(part).length - 1;

test('goals that are counted the same way share a row', () => {
  const goals = 'more customers in the morning and more cake orders';
  const section = sectionOf(plan({ ...BAKERIES.en, business_goals: goals }), 'Measures');
  expect(section).toContain('“more customers in the morning” and “more cake orders”');
  expect(countOf(section, 'Sales of what you posted')).toBe(1);
});

test('challenges of unknown kinds share one question', () => {
  const section = sectionOf(
    plan({ ...BAKERIES.en, current_challenges: 'our roof is made of cheese; the moon is blue' }),
    'Answers',
  );
  expect(section).toContain('“our roof is made of cheese” and “the moon is blue”');
  expect(countOf(section, 'The answer depends on that')).toBe(1);
});

test.each(localeNames)('no post is in two pillars of a baker who hires in %s', (locale) => {
  const { natures, posted, goals } = PLAN_WORDS[locale];
  const slots = { thing: 'T', who: 'W', channel: 'C', posts: 'P', time: null, hasMoney: true };
  const all = [
    ...natures.food(slots).pillars.flatMap(({ posts }) => posts),
    ...posted.price(slots).pillar.posts,
    ...posted.hiring(slots).pillar.posts,
    ...goals.applications('').posts,
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a post repeated in the calendar says so', () => {
  const input = { ...BAKERIES.en, business_type: 'language school', budget: '$4,000 a month' };
  const rows = sectionOf(plan({ ...input, current_challenges: '' }), 'Four-week calendar')
    .split('\n')
    .filter((row) => /^\| \d/u.test(row))
    .map((row) => row.split('|').at(4)?.trim());
  expect(rows.some((post) => post?.endsWith('(again, told differently)'))).toBe(true);
  expect(new Set(rows).size).toBe(rows.length);
});

test.each([
  ['$1,500 a month', 'Photos'],
  ['$15,000 a month', 'Photos'],
])('a photographer with %s pays no photographer', (budget, content_preferences) => {
  const text = plan({ ...BAKERIES.en, business_type: 'Wedding photographer', budget, content_preferences });
  const section = sectionOf(text, 'Budget');
  expect(section).not.toMatch(/photographer|professionals/iu);
  expect(section).toContain('Props, lighting, prints');
});

test('a budget without a clear amount is not called missing', () => {
  expect(plan({ ...BAKERIES.en, budget: 'depends on results' })).not.toContain('You didn’t name a budget');
});
