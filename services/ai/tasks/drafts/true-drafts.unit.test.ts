import { describe, expect, test } from '@jest/globals';
import { createSeededRandom } from '../../language/choose.ts';
import { write } from './testing/write.ts';

const SEEDS = [1, 2, 3];
const draftsOf = async (topic: string) =>
  (await Promise.all(SEEDS.map((seed) => write(topic, createSeededRandom(seed))))).flatMap(
    ({ drafts }) => drafts,
  );

describe('a date, a place or a price stays with what it is of', () => {
  test.each([
    ['Our prenatal and yoga classes from 1 December, prenatal on Wednesdays', 'prenatal on Wednesdays'],
    ['Yoga on Mondays, pilates on Tuesdays', 'pilates on Tuesdays'],
    ['Our old shop closes its lunch counter and the new one opens on Friday', 'the new one opens on Friday'],
    ['We open at 9 and serve lunch until 3 pm', 'serve lunch until 3 pm'],
    ['We moved to Leeds, our new menu starts on Friday', 'our new menu starts on Friday'],
    ['Haircut for £30, beard trim for £12', 'beard trim for £12'],
    ['Classes: yoga, pilates, prenatal on Wednesdays', 'prenatal on Wednesdays'],
    ['Kurse ab 1. Dezember, Yoga für Schwangere am Mittwoch', 'Yoga für Schwangere am Mittwoch'],
    ['Nos cours dès le 1er décembre, le yoga le mercredi', 'le yoga le mercredi'],
    ['Clases desde el 1 de diciembre, yoga prenatal los miércoles', 'yoga prenatal los miércoles'],
  ])('in “%s”', async (topic, clause) => {
    for (const { content } of await draftsOf(topic))
      expect(content.toLowerCase()).toContain(clause.toLowerCase());
  });

  test('and what is of all of it is still put where it can be seen', async () => {
    const drafts = await draftsOf('Our bakery opens a second shop on Saturday');
    expect(drafts.some(({ content }) => /On Saturday, our bakery opens a second shop\./.test(content))).toBe(
      true,
    );
  });
});

describe('a name is one tag or none', () => {
  test.each([
    ['Brandt & Lowe LLP has moved to 14 King Street, Leeds', /^(brandt|lowe|lowellp|llp|king|street)$/],
    ['Our new book with Anna Maria Kim is out on Friday', /^(anna|maria|kim|mariakim|annamaria)$/],
    ['We are partners of the Bank of Scotland now', /^(bank|scotland)$/],
    ['St Mary’s Church in York has a new roof', /^(st|mary|marys|church|maryschurch)$/],
  ])('in “%s”', async (topic, part) => {
    const tags = (await draftsOf(topic)).flatMap(({ hashtags }) => hashtags.map((tag) => tag.toLowerCase()));
    expect(tags.filter((tag) => part.test(tag))).toEqual([]);
  });

  test('the firm’s own is there', async () => {
    const [first] = await draftsOf('Brandt & Lowe LLP has moved to 14 King Street, Leeds');
    expect(first?.hashtags).toContain('BrandtLoweLLP');
  });
});

test.each([
  'We raised money for a children’s hospice: £4,200 in 30 minutes',
  'New prices: haircut, 20 dollars, 15 minutes',
  'Bank feeds refresh every 15 minutes, at half the costs, all day',
])('amounts and measures are no tags: “%s”', async (topic) => {
  for (const { hashtags } of await draftsOf(topic))
    expect(hashtags.join(' ')).not.toMatch(/money|minutes|dollars?|\d|costs|prices|\bday\b/i);
});

describe('claims nothing that the topic doesn’t say', () => {
  test.each([
    ['We had a great workshop on Saturday', /are you coming|calendar|who is in|see you there|invit/i],
    ['We won’t open new shops this year', /celebrat|hooray|congratulations/i],
    ['Our mortgage advisers have an eye on 30 years of payments', /celebrat|hooray|congratulations/i],
    [
      'If you are looking for a gift, try our candles',
      /could this be you|send us a message|the right person/i,
    ],
    ['Birthday cakes made to order', /celebrate with|hooray|good news/i],
    ['Of course we deliver to third-party shops', /are you coming|calendar|who is in/i],
  ])('“%s”', async (topic, claim) => {
    for (const { content } of await draftsOf(topic)) expect(content).not.toMatch(claim);
  });
});

test.each([
  ['Five tips for better sleep: no screens, less coffee, a short walk', /food/i],
  ['Tax deadline is 31 January: book your appointment now', /shop/i],
  ['Join our webinar about payroll', /marketing|social/i],
  ['Unser Sommerfest am Samstag, 14 Uhr: Musik und Grill', /samstag|uhr/i],
  ['Soldes d’été sur toutes les robes jusqu’à dimanche', /jusqu|dimanche/i],
])('no tag of “%s” is of something else', async (topic, other) => {
  const { drafts, trending } = await write(topic, createSeededRandom(1));
  const tags = [...drafts.flatMap(({ hashtags }) => hashtags), ...trending.slice(0, 8)];
  expect(tags.filter((one) => other.test(one))).toEqual([]);
});

describe('a sentence stays one', () => {
  test.each([
    ['Mr. and Mrs. Cole retire on 31 December after 40 years', /\b(?:our|a|an) Mr\. and Mrs\./i],
    ['Two nurses join our clinic on 1 February', /\b(?:our|about|of) (?:our )?two nurses join/i],
    ['Two students swim the Channel in May', /\b(?:our|for|to) two students swim/i],
    ['Our Christmas market stall is in Harrogate until Sunday', /\S Our Christmas market stall(?! is)/],
    ['50% off all winter tyres this week only', /(?:our|for|have) 50% off all winter tyres(?! this week)/i],
    ['Dr. Nair joins our dental practice on 4 January', /\. On 4 January\./],
    ['La Dra. Ana Ruiz da una charla el jueves. Entrada libre.', /Dra\.?\n/],
    ['Rebajas hasta el sábado. Segundo par a 10 €. ¡No te lo pierdas!', /¡No te lo pierdas(?!!)/],
    ['Schlussverkauf bis Samstag: 30 % auf Jacken, 2 Paar Socken für 5 Euro', /Jacken und 2 Paar/],
    ['Am Samstag, 12. Dezember, ab 9 Uhr: frische Stollen für 6,80 Euro in Bergedorf', /: Am Samstag/],
    ['Roscón de Reyes por encargo: 19,95 € el mediano, 27,50 € el grande', /mediano, y/],
  ])('in “%s”', async (topic, forbidden) => {
    for (const { content } of await draftsOf(topic)) expect(content).not.toMatch(forbidden);
  });
});
