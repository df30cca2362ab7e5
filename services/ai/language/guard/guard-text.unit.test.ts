import { describe, expect, test } from '@jest/globals';
import { generateBriefs } from '../../tasks/drafts/testing/generate-briefs.ts';
import { write } from '../../tasks/drafts/testing/write.ts';
import { listFacts } from '../facts/list-facts.ts';
import { guardText } from './guard-text.ts';

describe('guardText accepts other wordings of the brief', () => {
  test.each([
    ['a price in another form', 'Rye for €6.80', 'Rye bread for 6.80 euros'],
    ['a German price', 'Brot für 6,80 Euro', 'Das Brot kostet 6,80 €'],
    ['a date in words', 'Sale on 12/05', 'Our sale is on May 12'],
    ['a date in figures', 'Sale on May 12th', 'Our sale is on 12/05'],
    ['a German date', 'Stollen ab 5. Dezember', 'Den Stollen gibt es ab dem 05.12.'],
    ['noon', 'Open from noon', 'We open at 12:00'],
    ['hours of the afternoon', 'Class at 19:00', 'Our class starts at 7 pm'],
    ['half an hour in German', 'Kurs um 18:30', 'Der Kurs beginnt um halb sieben'],
    ['days of a range', 'Open Mon-Fri', 'We are open on Tuesdays'],
    ['numbers as words', 'A course of six lessons', 'Our course has 6 lessons'],
    ['words as numbers', '12 seats', 'There are twelve seats'],
    ['two dozen', 'Two dozen eggs for 6 euros', 'Get 24 eggs for €6'],
    ['half a dozen', 'Half a dozen rolls for €3', 'Get 6 rolls for €3'],
    ['a number of two words', 'Twenty-five stalls on Sunday', '25 stalls await you on Sunday'],
    ['hundreds', 'Three hundred loaves a day', 'We bake 300 loaves a day'],
    ['half price', 'Everything half price', 'You get 50% off everything'],
    ['a name in the genitive', 'Meet Anna Berger', 'Anna’s evening with you'],
    ['a link without its scheme', 'See https://www.rye.example/', 'Find us at rye.example'],
    ['a phone number with other blanks', 'Call 0341 123456', 'Call us: 0341 12 34 56'],
    [
      'how many things it lists',
      'New ice: lemon, mint and fig',
      'Three new kinds of ice: lemon, mint and fig',
    ],
    ['reasons that it counts itself', 'Visit our studio', 'Three reasons to visit our studio'],
    ['a call to come today', 'Our shop is open', 'Our shop is open. Come by today!'],
    ['free in another language', 'Eintritt frei', 'Entry is free'],
  ])('%s', (_, brief, text) => {
    expect(guardText(brief, text)).toMatchObject({ text, removed: [] });
  });
});

describe('guardText keeps whole sentences', () => {
  test.each([
    ['drops an adjective', 'Our bread is here', 'Try our award-winning bread.', 'Try our bread.'],
    [
      'mends the article',
      'A bakery',
      'We are glad to be an organic bakery with you.',
      'We are glad to be a bakery with you.',
    ],
    [
      'drops a phrase',
      'Our bread is here',
      'We have baked bread for you since 1987.',
      'We have baked bread for you.',
    ],
    [
      'drops a clause',
      'The shop is open',
      'The shop is open again, with 20 % off.',
      'The shop is open again.',
    ],
    [
      'drops brackets',
      'The shop is open',
      'The shop (on Mill Road) is open again.',
      'The shop is open again.',
    ],
    ['drops a sentence', 'The shop is open', 'The shop is open. Tickets cost $5.', 'The shop is open.'],
    [
      'marks a gap where the sentence says something true',
      'Class on Monday',
      'Tom Miller gives the class on Monday.',
      '[name] gives the class on Monday.',
    ],
    [
      'marks a gap in the text’s language',
      'Kurs am Montag',
      'Petra Vogel gibt den Kurs am Montag.',
      '[Name] gibt den Kurs am Montag.',
    ],
  ])('%s', (_, brief, text, remainder) => {
    expect(guardText(brief, text).text).toBe(remainder);
  });

  test('leaves nothing of a text that is made up', () => {
    expect(guardText('Bread', 'Free delivery for $5!')).toMatchObject({
      text: '',
      removed: ['Free delivery for $5!'],
    });
  });
});

/** Kinds of facts that a built-in draft may never state unless its brief does. */
const HARD = new Set([
  'link',
  'email',
  'phone',
  'mention',
  'price',
  'percent',
  'date',
  'time',
  'day',
  'place',
  'code',
]);

test('the built-in writer’s drafts pass the guard', async () => {
  const faults: unknown[] = [];
  let facts = 0;
  for (const { topic } of generateBriefs(80, 11))
    for (const { content } of (await write(topic)).drafts) {
      facts += listFacts(content, 'other').length;
      const inventions = guardText(topic, content).found.filter(({ kind }) => HARD.has(kind));
      if (inventions.length > 0) faults.push([topic, content, inventions]);
    }
  expect(facts).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test.each([
  ['brackets', '('.repeat(20_000)],
  ['commas', 'a, '.repeat(7_000)],
  ['figures', '1 '.repeat(10_000)],
  ['capitals', 'Ab '.repeat(7_000)],
  ['adjectives', 'our free '.repeat(2_000)],
])('reads a long text of %s', (_, text) => {
  expect(guardText('Bread', text)).toBeDefined();
});
