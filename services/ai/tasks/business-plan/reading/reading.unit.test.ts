import { expect, test } from '@jest/globals';
import { BAKERIES } from '../testing/briefs.ts';
import { challengesOf } from './challenges-of.ts';
import { readFacts } from './facts.ts';
import { goalsOf } from './goals.ts';
import { natureOf } from './nature-of.ts';
import { ownWords, thingOf } from './own-words.ts';
import { PATTERNS, patternsFor } from './patterns/all.ts';
import { languageOfBrief } from './patterns/language-of-brief.ts';
import { meansOf, monthly, readBudget } from './read-budget.ts';
import { readHours } from './read-hours.ts';
import { exactWeeksOf, weeksOf } from './read-timeframe.ts';

/** As for a brief that has only this text. */
const patternsIn = (text: string) =>
  patternsFor({
    ...BAKERIES.en,
    business_type: text,
    target_demographics: text,
    business_goals: text,
    budget: '',
    timeframe: '',
    current_challenges: text,
    content_preferences: '',
  });
const factsOf = (business_type: string, fields: object = {}) =>
  readFacts({ ...BAKERIES.de, business_type, ...fields });

test.each(['en', 'de', 'fr', 'es', 'ar'] as const)('a brief in %s is in that language', (locale) => {
  expect(languageOfBrief(BAKERIES[locale])).toBe(locale);
});

test('a Brazilian brief is in Portuguese', () => {
  expect(languageOfBrief(BAKERIES['pt-BR'])).toBe('pt');
});

test.each(['We do roofs, and do what others do not', 'Shops at a.com, b.com and c.com'])(
  'the English brief “%s” is not in Portuguese',
  (business_type) => {
    expect(languageOfBrief({ ...BAKERIES.en, business_type })).toBe('en');
  },
);

test.each([
  ['R$ 800 por mês', 800, 'BRL', 'month'],
  ['500 reais por semana', 500, 'BRL', 'week'],
  ['R$ 30 mil por ano', 30_000, 'BRL', 'year'],
  ['1 500 € par mois', 1_500, 'EUR', 'month'],
  ['rund 200 € im Monat', 200, 'EUR', 'month'],
  ['3 Personen, 400 € pro Woche', 400, 'EUR', 'week'],
  ['600 € für 3 Monate', 200, 'EUR', 'month'],
  ['600 euros pour trois mois', 200, 'EUR', 'month'],
  ['500 pesos al mes', 500, '', 'month'],
  ['R$ 500 no orçamento', 500, 'BRL', 'all'],
  ['500 real', 500, 'BRL', 'all'],
  ['300 livres par mois', 300, 'GBP', 'month'],
  ['200 libras por mes', 200, 'GBP', 'month'],
  ['500 par mois pour une boutique de livres', 500, '', 'month'],
  ['500 por mês, tempo livre', 500, '', 'month'],
  ['500 al mes, mercado libra', 500, '', 'month'],
  ['500, no real plan', 500, '', 'all'],
  ['500 if necessary, posts made by us', 500, '', 'all'],
  ['500 pour une boulangerie en France', 500, '', 'all'],
  ['800 ريال شهريًا', 800, 'SAR', 'month'],
  ['keins', 0, '', 'all'],
  ['kein Budget', 0, '', 'all'],
  ['sans budget', 0, '', 'all'],
  ['sin presupuesto', 0, '', 'all'],
  ['nenhum', 0, '', 'all'],
  ['لا يوجد', 0, '', 'all'],
] as const)('the budget “%s” is read', (text, amount, currency, per) => {
  expect(readBudget(text)).toEqual({ amount, currency, per });
});

test.each([
  ['2 Stunden pro Woche', 120],
  ['Ich habe nur zwei Stunden in der Woche', 120],
  ['anderthalb Stunden pro Woche', 90],
  ['30 Minuten täglich', 210],
  ['deux heures par semaine', 120],
  ['une demi-heure par jour', 210],
  ['dos horas a la semana', 120],
  ['media hora al día', 210],
  ['duas horas por semana', 120],
  ['meia hora por dia', 210],
  ['3 ساعات في الأسبوع', 180],
  ['لدي ساعتان في الأسبوع', 120],
])('the time “%s” is %i minutes a week', (text, minutes) => {
  expect(readHours(text)?.minutes).toBe(minutes);
});

test.each([
  ['in drei Monaten', 13],
  ['ein halbes Jahr', 26],
  ['six mois', 26],
  ['medio año', 26],
  ['dois meses', 9],
  ['meio ano', 26],
  ['um ano', 52],
  ['ثلاثة أشهر', 13],
  ['شهران', 9],
  ['خلال أسبوعين', 2],
  ['سنة واحدة', 52],
])('the timeframe “%s” is %i weeks', (text, weeks) => {
  expect(weeksOf(text)).toBe(weeks);
});

test.each(['anderthalb Jahre', '3 bis 6 Monate', 'bis Weihnachten'])(
  'no weeks are made up for “%s”',
  (text) => {
    expect(exactWeeksOf(text)).toBeNull();
  },
);

test.each([
  ['Friseursalon in Köln', 'wellness'],
  ['Handwerksbäckerei', 'food'],
  ['Hochzeitsfotograf', 'creative'],
  ['Kanzlei für Mietrecht', 'advice'],
  ['Steuerberaterin', 'advice'],
  ['Hundeschule', 'teaching'],
  ['Tierarztpraxis', 'animals'],
  ['Freiwillige Feuerwehr, Förderverein', 'community'],
  ['Salon de coiffure', 'wellness'],
  ['Restaurant italien', 'food'],
  ['Agence immobilière', 'advice'],
  ['Librairie indépendante', 'retail'],
  ['Peluquería en Bilbao', 'wellness'],
  ['Taller de bicicletas', 'craft'],
  ['Barbearia', 'wellness'],
  ['Pousada na praia', 'lodging'],
  ['مقهى صغير', 'food'],
] as const)('“%s” is %s', (text, nature) => {
  expect(natureOf(text, PATTERNS)).toBe(nature);
});

test.each([
  ['Mehr Anfragen', 'inquiries'],
  ['20 neue Mitglieder', 'places'],
  ['Freie Tische unter der Woche füllen, ausgebucht sein', 'bookings'],
  ['Weniger Absagen', 'fewer'],
  ['20 Hochzeiten buchen', 'bookings'],
  ['Plus de clients', 'sales'],
  ['10 rendez-vous par semaine', 'appointments'],
  ['Más reservas entre semana', 'bookings'],
  ['Mais seguidores', 'community'],
] as const)('the goal “%s” counts %s', (text, kind) => {
  expect(goalsOf(text, patternsIn(text))[0]?.kind).toBe(kind);
});

test('a goal to have less names what', () => {
  expect(goalsOf('moins d’annulations', PATTERNS)[0]).toMatchObject({ kind: 'fewer', unit: 'annulations' });
  expect(goalsOf('menos cancelaciones', PATTERNS)[0]).toMatchObject({ kind: 'fewer', unit: 'cancelaciones' });
});

test.each([
  ['Die Konkurrenz ist billiger', 'price'],
  ['Viele trauen sich nicht', 'doubt'],
  ['Wenn es regnet, sagen alle ab', 'weather'],
  ['Wir finden keine Köche', 'hiring'],
  ['Nous n’avons pas le temps', 'time'],
  ['Le sujet est aride', 'dryness'],
  ['Nadie nos conoce', 'reach'],
  ['Não encontramos funcionários', 'hiring'],
  ['Unser Dach ist aus Käse', null],
] as const)('the challenge “%s” is of the kind %s', (text, kind) => {
  expect(challengesOf(text, patternsIn(text))).toEqual([{ text, kind }]);
});

test('doesn’t read a dependent clause as a separate challenge', () => {
  const all = patternsFor(BAKERIES.de);
  expect(challengesOf('Viele denken, Yoga sei nur für Gelenkige', all)).toHaveLength(1);
  expect(challengesOf('Viele kommen nicht, weil sie uns nicht kennen', all)).toHaveLength(1);
});

test.each([
  ['Wir sind eine Nachbarschaftsbäckerei', 'Nachbarschaftsbäckerei'],
  ['Softwareberatung für kleine Hersteller', 'Softwareberatung'],
  ['Nous sommes une boulangerie à Lyon', 'boulangerie'],
  ['Boutique en ligne', 'Boutique en ligne'],
  ['Estudio de yoga en Sevilla', 'Estudio de yoga'],
  ['Somos uma padaria no centro', 'padaria'],
])('“%s” is about %s', (text, thing) => {
  expect(thingOf(text)).toBe(thing);
});

test('audiences are split at the words of their language', () => {
  const whoOf = (target_demographics: string) => ownWords({ ...BAKERIES.de, target_demographics }).who;
  expect(whoOf('Familien und Rentner')).toEqual(['Familien', 'Rentner']);
  expect(whoOf('Familien, die in Kassel wohnen')).toEqual(['Familien, die in Kassel wohnen']);
  expect(whoOf('Familles et retraités')).toEqual(['Familles', 'retraités']);
  expect(whoOf('Familias y jubilados')).toEqual(['Familias', 'jubilados']);
  expect(whoOf('Famílias e aposentados')).toEqual(['Famílias', 'aposentados']);
});

test('companies are recognized as an audience', () => {
  expect(factsOf('Softwareberatung', { target_demographics: 'Geschäftsführer' }).toCompanies).toBe(true);
  expect(factsOf('Conseil', { target_demographics: 'PME et dirigeants' }).toCompanies).toBe(true);
  expect(factsOf('Bäckerei', { target_demographics: 'Familien' }).toCompanies).toBe(false);
});

test('a budget counts by what its currency buys', () => {
  const meansFor = (text: string) => meansOf(monthly(readBudget(text), 3));
  expect([meansFor('R$ 800 por mês'), meansFor('800 € im Monat')]).toEqual(['small', 'medium']);
});
