import { expect, test } from '@jest/globals';
import { run } from './built-in.ts';
import { ownWords, thingOf } from './reading/own-words.ts';
import { type Budget, readBudget } from './reading/read-budget.ts';
import { readHours } from './reading/read-hours.ts';
import { exactWeeksOf, weeksOf } from './reading/read-timeframe.ts';
import { targetsIn } from './reading/targets.ts';
import type { PlanInput } from './schema.ts';
import { UNLIKE } from './testing/businesses.ts';
import { sharedBetween } from './testing/shared-sentences.ts';

const EMPTY = { content_preferences: '', budget: '', timeframe: '', current_challenges: '' };
const BAKERY: PlanInput = {
  ...EMPTY,
  business_type: 'Neighborhood bakery',
  target_demographics: 'Families within two miles',
  platform: 'Multiple Platforms',
  business_goals: 'More sales before noon',
  content_preferences: 'Photos, no videos',
  budget: '200 dollars a month',
  timeframe: '3 months',
  current_challenges: 'no time',
};
const LAW_FIRM: PlanInput = {
  ...EMPTY,
  business_type: 'Law firm for employment law',
  target_demographics: 'HR managers',
  platform: 'Multiple Platforms',
  business_goals: 'Client inquiries',
  content_preferences: 'Articles and videos',
  budget: '€20,000 per month',
  timeframe: 'one year',
  current_challenges: 'We must keep confidentiality',
};

const plan = (input: PlanInput) => run(input, { random: () => 0.5, step: (_, work) => work() }).strategy;
const sectionOf = (text: string, title: string) =>
  text.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('|')).length - 2;

test('a bakery with 200 dollars gets another plan than a law firm with 20,000 euros, in every part', () => {
  const [small, large] = [plan(BAKERY), plan(LAW_FIRM)];
  const lines = new Set(small.split('\n').filter((line) => line.length > 30));
  const sharedLines = large.split('\n').filter((line) => lines.has(line));
  expect(sharedLines.length).toBeLessThan(lines.size / 4);
  expect(sectionOf(small, 'Platform strategy')).toContain('### Instagram');
  expect(sectionOf(large, 'Platform strategy')).toContain('### LinkedIn');
  expect(rowsOf(sectionOf(small, 'Four-week calendar'))).toBe(12);
  expect(rowsOf(sectionOf(large, 'Four-week calendar'))).toBe(20);
  expect(sectionOf(small, 'Four-week calendar')).not.toMatch(/reel|video/i);
  expect(sectionOf(large, 'Four-week calendar')).toMatch(/employment law/i);
  expect(sectionOf(small, 'Answers')).toContain('one sitting');
  expect(sectionOf(large, 'Answers')).toContain('never about cases');
  expect(small).toContain('13 weeks');
  expect(large).toContain('52 weeks');
});

test('plans of ten unlike businesses have less than a quarter of their sentences in common', () => {
  const { mean, most } = sharedBetween(UNLIKE.map(plan));
  expect(mean).toBeLessThan(0.15);
  expect(most).toBeLessThan(0.25);
});

test('the shares of the pillars add up to a hundred', () => {
  for (const input of UNLIKE) {
    const shares = [...sectionOf(plan(input), 'Content pillars').matchAll(/\| (\d+)% \|/g)].map(([, share]) =>
      Number(share),
    );
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});

test.each([
  ['30 volunteers by spring', 'Volunteers signed up'],
  ['20 demo calls a month', 'Demos and trials started'],
  ['Three new restoration contracts', 'Contracts signed'],
  ['Sell 60 pairs a month', 'Sales of what you posted'],
  ['Ten first consultations a week', 'First appointments kept'],
  ['6 tenors before the concert', 'New people signed up'],
  ['Book 20 weddings for next summer', '| Weddings |'],
  ['Two new practices a quarter', '| New practices |'],
  ['Fewer no-shows', '| No-shows |'],
])('the goal “%s” is measured in its own unit', (business_goals, unit) => {
  const section = sectionOf(plan({ ...BAKERY, business_goals }), 'Measures');
  expect(section).toContain(unit);
  expect(section).not.toMatch(/accounts reached/i);
});

test.each([
  ['Decisions take two years and are made in committees', 'several people who never meet you'],
  ['People find used shoes unhygienic', 'Film the cleaning'],
  ['Nobody wants to talk about death', 'Use the word itself'],
  ['When it rains, everybody cancels', 'within the hour'],
  ['We can’t find instructors', 'already have a job'],
  ['A supermarket is cheaper', 'Leave the low price to others'],
  ['Our roof is made of cheese', 'The answer depends on that'],
])('the challenge “%s” is answered by its kind or asked back', (current_challenges, answer) => {
  const section = sectionOf(plan({ ...BAKERY, current_challenges }), 'Answers');
  expect(section).toContain(`“${current_challenges}”`);
  expect(section).toContain(answer);
});

test.each([
  ['Church organ restorers', 'Church organ'],
  ['Law firm for tenancy law', 'tenancy law'],
  ['Payroll software for hospitals', 'Payroll software'],
  ['Driving school with two automatic cars', 'Driving'],
  ['Repair café run by a town library', 'Repair café'],
  ['Wedding photographer in Graz', 'Wedding photography'],
  ['Fahrradladen', 'Fahrradladen'],
  ['We are a neighborhood bakery', 'neighborhood bakery'],
  ['Second-hand climbing shoes, resoled and sold online', 'Second-hand climbing shoes'],
])('“%s” is about %s', (businessType, thing) => {
  expect(thingOf(businessType)).toBe(thing);
});

test('takes a place and its surroundings for one, and no two kinds of people', () => {
  const input = {
    ...BAKERY,
    target_demographics: 'Families in and around Kassel, and people who might volunteer',
  };
  expect(ownWords(input).who).toEqual(['Families in Kassel', 'people who might volunteer']);
});

test('a plan asks what only its owner knows, in the business’s own words', () => {
  const [organs] = UNLIKE;
  const section = sectionOf(plan(organs ?? BAKERY), 'What only you can tell');
  for (const ownText of [
    'Church organ',
    'parish councils',
    'short videos of voicing',
    'Three new restoration contracts',
    'committees',
  ])
    expect(section).toContain(ownText);
});

test('every field is in the plan, and can’t change its structure', () => {
  const text = plan({
    ...BAKERY,
    current_challenges: '## New section\n| a | b |\n<script>alert(1)</script>',
  });
  for (const hoursText of [
    'Neighborhood bakery',
    'Families within two miles',
    'More sales before noon',
    'no videos',
    '200 dollars a month',
    '3 months',
    'New section',
  ])
    expect(text).toContain(hoursText);
  expect(text.match(/^## /gm)).toHaveLength(11);
  expect(text).not.toContain('<');
});

test('the amounts of a budget add up to the given total', () => {
  for (const budget of [
    '200 dollars a month',
    '$1,999',
    '€20k',
    'CHF 4’321.50 a year',
    '£7 a week',
    '1.500 EUR',
  ]) {
    const section = sectionOf(plan({ ...BAKERY, budget }), 'Budget');
    const amounts = section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) => Number(line.split('|')[3]?.replace(/[^\d]/g, '')));
    const total = amounts.pop();
    expect(total).toBe(readBudget(budget).amount);
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(total);
  }
  expect(sectionOf(plan({ ...BAKERY, budget: 'none' }), 'Budget')).toContain('only costs time');
});

test('budgets and timeframes are read in plain words', () => {
  const read = ({ amount, currency, per }: Budget) => [amount, currency, per];
  expect(
    [
      '200 dollars a month',
      '€20k',
      'none',
      'about £1,500 per year',
      '1.2 million',
      'whatever it takes',
      '',
      'no budget',
    ].map((text) => read(readBudget(text))),
  ).toEqual([
    [200, 'USD', 'month'],
    [20_000, 'EUR', 'all'],
    [0, '', 'all'],
    [1_500, 'GBP', 'year'],
    [1_200_000, '', 'all'],
    [null, '', 'all'],
    [null, '', 'all'],
    [0, '', 'all'],
  ]);
  expect(['3 months', 'six weeks', 'half a year', 'one year', 'until Christmas'].map(weeksOf)).toEqual([
    13,
    6,
    26,
    52,
    null,
  ]);
});

test.each([
  ['2 people, 500 dollars a month', 500, 'USD', 'month'],
  ['3 people, 200 dollars a month', 200, 'USD', 'month'],
  ['3 months, 600 dollars', 600, 'USD', 'all'],
  ['600 dollars for 3 months', 200, 'USD', 'month'],
  ['100 dollars every two weeks', 50, 'USD', 'week'],
  ['€1,200 over the next six weeks', 200, 'EUR', 'week'],
  ['3 months, 600 dollars a month', 600, 'USD', 'month'],
  ['5% of revenue, about $900 a month', 900, 'USD', 'month'],
  ['Around 2026: $300', 300, 'USD', 'all'],
  ['In 2026 EUR 300', 300, 'EUR', 'all'],
  ['500 EUR 3 Monate', 500, 'EUR', 'all'],
  ['$500, an estimate', 500, 'USD', 'all'],
  ['5000 € par an', 5_000, 'EUR', 'year'],
  ['5000€/an', 5_000, 'EUR', 'year'],
  ['500EUR pro Monat', 500, 'EUR', 'month'],
  ['300 euros por mes', 300, 'EUR', 'month'],
  ['300 euros al año', 300, 'EUR', 'year'],
  ['CHF 200 monatlich', 200, 'CHF', 'month'],
  ['300 euros par mois', 300, 'EUR', 'month'],
  ['$10 a day', 10, 'USD', 'day'],
  ['$900 per quarter', 900, 'USD', 'quarter'],
  ['500–700 dollars a week', 500, 'USD', 'week'],
  ['2 people, 500 a month', 500, '', 'month'],
  ['Budget in euros: 500', 500, 'EUR', 'all'],
  ['400 or so, or 800 with ads', null, '', 'all'],
] as const)('the money of “%s” is read', (text, amount, currency, per) => {
  expect(readBudget(text)).toEqual({ amount, currency, per });
});

test.each([
  ['seven weeks', 7],
  ['eleven weeks', 11],
  ['3 Monate', 13],
  ['sechs Wochen', 6],
  ['6 semaines', 6],
  ['trois mois', 13],
  ['12 meses', 52],
  ['8 semanas', 8],
  ['1 año', 52],
])('%s are %i weeks', (text, weeks) => {
  expect(weeksOf(text)).toBe(weeks);
});

test.each([
  ['Families within two miles', 'You want to reach families within two miles.'],
  ['HR managers', 'You want to reach HR managers.'],
  ['Germans', 'You want to reach Germans.'],
])('“%s” is part of a sentence', (target_demographics, sentence) => {
  expect(plan({ ...BAKERY, target_demographics })).toContain(sentence);
});

test.each([
  ['two hours a week', 120],
  ['I have 2 hrs/week for this', 120],
  ['zwei Stunden pro Woche', 120],
  ['half a day a week', 240],
  ['30 minutes a day', 210],
  ['2–3 hours per week', 120],
  ['1.5 hours weekly', 90],
  ['an hour and a half a week', 90],
  ['eine halbe Stunde am Tag', 210],
  ['deux heures par semaine', 120],
  ['dos horas a la semana', 120],
  ['4 hours a month', 55],
])('the time “%s” is %i minutes a week', (text, minutes) => {
  expect(readHours(text)?.minutes).toBe(minutes);
});

test.each(['We open 10 hours a day', 'I work 12 hours a day', 'in two hours', 'twice a week'])(
  '“%s” is no time for posts',
  (text) => expect(readHours(text)).toBeNull(),
);

test.each(['budget', 'current_challenges', 'content_preferences', 'timeframe'] as const)(
  'a plan takes the hours said in %s as they are',
  (field) => {
    const text = plan({ ...BAKERY, budget: '', [field]: 'I have two hours a week' });
    expect(sectionOf(text, 'Posting rhythm')).toContain('Your time: two hours a week');
    expect(text).not.toMatch(/\b[3-9] hours|ten minutes a day/i);
    expect(sectionOf(text, 'Posting rhythm')).toMatch(/2 posts/);
  },
);

test('half an hour a week gets one post a week on one channel', () => {
  const text = plan({ ...BAKERY, current_challenges: 'half an hour a week' });
  expect(rowsOf(sectionOf(text, 'Posting rhythm'))).toBe(1);
  expect(rowsOf(sectionOf(text, 'Four-week calendar'))).toBe(4);
});

test('a budget that is time is read as time', () => {
  const section = sectionOf(plan({ ...BAKERY, budget: '30 minutes a day' }), 'Budget');
  expect(section).toContain('time, and no money');
  expect(section).toContain('**210**');
});

test.each([
  ['50 more followers', ['50 more followers']],
  ['double our bookings by June', ['double our bookings by June']],
  ['20 % mehr Umsatz', ['20 % mehr Umsatz']],
  ['1,000 followers, ten new customers a month', ['1,000 followers', 'ten new customers a month']],
  ['Umsatz verdoppeln und mehr Besucher', ['Umsatz verdoppeln']],
  ['doubler nos réservations', ['doubler nos réservations']],
  ['More sales before noon', []],
  ['More bookings by 1 May', []],
  ['More parents of children under 12', []],
])('the targets in “%s” are found', (goals, targets) => {
  expect(targetsIn(goals)).toEqual(targets);
});

test('compares given targets, and reports none as missing', () => {
  const goals = '50 more followers and double our bookings by June';
  const section = sectionOf(plan({ ...BAKERY, business_goals: goals }), 'Measures');
  expect(section).toContain('“50 more followers” and “double our bookings by June”');
  expect(section).not.toContain('no target');
  expect(sectionOf(plan(BAKERY), 'Measures')).toContain('You gave no target');
});

test.each(['until Christmas', '3–6 months', '1.5 years', 'a year and a half'])(
  'no weeks are made up for the timeframe “%s”',
  (timeframe) => {
    expect(exactWeeksOf(timeframe)).toBeNull();
    const text = plan({ ...BAKERY, timeframe });
    expect(text).toContain(`Your timeframe: ${timeframe}`);
    expect(text).not.toMatch(/\b\d+ weeks\b/);
  },
);

test('a challenge is not cut inside a number', () => {
  const text = plan({ ...BAKERY, current_challenges: 'Only 1.5 hours a week, prices of €6,80' });
  expect(text).toContain('“Only 1.5 hours a week”');
  expect(text).toContain('“prices of €6,80”');
});
