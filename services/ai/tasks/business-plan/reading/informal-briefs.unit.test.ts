import { expect, test } from '@jest/globals';
import { BAKERIES } from '../testing/briefs.ts';
import { challengesOf } from './challenges-of.ts';
import { readFacts } from './facts.ts';
import { natureOf } from './nature-of.ts';
import { ownWords, thingOf } from './own-words.ts';
import { PATTERNS, patternsFor } from './patterns/all.ts';
import { readBudget } from './read-budget.ts';

test.each([
  ['two hundred bucks a month', 200, 'USD', 'month'],
  ['two hundred and fifty dollars', 250, 'USD', 'all'],
  ['5 grand', 5_000, '', 'all'],
  ['zweihundert euro im monat', 200, 'EUR', 'month'],
  ['deux cents euros par mois', 200, 'EUR', 'month'],
  ['doscientos euros al mes', 200, 'EUR', 'month'],
  ['mil e quinhentos reais', 1_500, 'BRL', 'all'],
  ['two thousand five hundred dollars', null, 'USD', 'all'],
] as const)('the budget in words “%s” is read', (text, amount, currency, per) => {
  expect(readBudget(text)).toEqual({ amount, currency, per });
});

test.each([
  ['IT consultant', 'consulting'],
  ['IT-Beratung für Mittelständler', 'consulting'],
  ['tax consulting', 'advice'],
  ['Animal shelter', 'rescue'],
  ['Tierheim', 'rescue'],
  ['refuge pour animaux', 'rescue'],
  ['homeless shelter', 'community'],
  ['plumber', 'home'],
  ['encanador', 'home'],
] as const)('“%s” is %s', (text, nature) => {
  expect(natureOf(text, PATTERNS)).toBe(nature);
});

test('a clause with two kinds of challenges is two of them', () => {
  const found = challengesOf('the supermarket is cheaper and I have no time', patternsFor(BAKERIES.en));
  expect(found).toEqual([
    { text: 'the supermarket is cheaper', kind: 'price' },
    { text: 'I have no time', kind: 'time' },
  ]);
});

test('a German article is no English death', () => {
  expect(challengesOf('Keiner will die alten Hunde', patternsFor(BAKERIES.de))[0]?.kind).toBeNull();
});

test('the cost of shipping is no lack of money', () => {
  expect(challengesOf('shipping costs', PATTERNS)[0]?.kind).toBeNull();
  expect(challengesOf('Versandkosten', PATTERNS)[0]?.kind).toBeNull();
});

test.each(['whatever', 'egal', 'peu importe', 'me da igual', 'tanto faz', 'LinkedIn'])(
  'the preference “%s” asks for nothing to show',
  (content_preferences) => {
    expect(ownWords({ ...BAKERIES.en, content_preferences }).wishes).toEqual([]);
  },
);

test('a preference is not split inside “now and then”', () => {
  const { wishes } = ownWords({ ...BAKERIES.en, content_preferences: 'photos, a reel now and then' });
  expect(wishes).toEqual(['photos', 'a reel now and then']);
});

test('ages and “too” are no audience', () => {
  const whoOf = (target_demographics: string) => ownWords({ ...BAKERIES.en, target_demographics }).who;
  expect(whoOf('people who cook, 25-45')).toEqual(['people who cook']);
  expect(whoOf('women over 30, beginners too')).toEqual(['women over 30', 'beginners']);
  expect(whoOf('Frauen, auch Anfänger')).toEqual(['Frauen', 'Anfänger']);
});

test('French without accents rules videos out too', () => {
  const { wishes } = readFacts({ ...BAKERIES.fr, content_preferences: 'photos, pas de videos' });
  expect(wishes).toEqual({ noVideo: true, video: false });
});

test('sign-ups are places in a school, and trials of software', () => {
  const kindOf = (business_type: string) =>
    readFacts({ ...BAKERIES.en, business_type, business_goals: '30 sign-ups a quarter' }).goals[0]?.kind;
  expect(kindOf('language school')).toBe('places');
  expect(kindOf('payroll software')).toBe('demos');
});

test('more customers are inquiries of a service, and sales of a shop', () => {
  const kindOf = (business_type: string) =>
    readFacts({ ...BAKERIES.de, business_type, business_goals: 'mehr Kunden' }).goals[0]?.kind;
  expect(kindOf('Steuerkanzlei')).toBe('inquiries');
  expect(kindOf('Blumenladen')).toBe('sales');
});

test.each(['im Winter ist nix los', 'slow months', 'en hiver c’est vide', 'meses flojos'])(
  '“%s” is the season, and no weather',
  (text) => {
    expect(challengesOf(text, PATTERNS)[0]?.kind).toBe('season');
  },
);

test.each([
  ['language school', 'language classes'],
  ['Onlineshop für Keramik', 'Keramik'],
  ['loja online de cerâmica feita à mão', 'loja online de cerâmica feita à mão'],
])('“%s” is about %s', (text, thing) => {
  expect(thingOf(text)).toBe(thing);
});
