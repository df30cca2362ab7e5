import { expect, test } from '@jest/globals';
import { createSeededRandom } from '../../language/choose.ts';
import { write } from './testing/write.ts';

const contentsOf = async (brief: string) =>
  (await write(brief, createSeededRandom(1))).drafts.map(({ content }) => content);

/** Drafts that can be posted without edits. */
const wholeOf = async (brief: string) =>
  (await contentsOf(brief)).filter((content) => !content.includes('['));

test('one draft has a request before the news and the list of facts', async () => {
  expect(
    await contentsOf(
      'Join our pottery taster on Saturday 14 March at 10 am in Studio 5, £25. Bring an old shirt.',
    ),
  ).toContainEqual(
    expect.stringMatching(
      /^Bring an old shirt\..*\n\nJoin our pottery taster\.\n\nWhen: Saturday 14 March at 10 am\nWhere: Studio 5\nPrice: £25/,
    ),
  );
});

test('one draft has the reason before the news', async () => {
  expect(
    await contentsOf(
      'The Regal Cinema shows its final film on 29 December. The landlord has sold the building. Vouchers are paid out at the box office until Christmas.',
    ),
  ).toContainEqual(expect.stringMatching(/^The landlord has sold the building\. The Regal/));
});

test('three sentences after the news can be listed line by line', async () => {
  expect(
    await contentsOf(
      'Parents of Year 6: the maths paper is on 13 May. Please send a ruler. Calculators stay at home. Lunch is at noon.',
    ),
  ).toContainEqual(
    expect.stringContaining('\n– Calculators stay at home.\n– Lunch is at noon.\n– Please send a ruler.'),
  );
});

test('lists drafts that are ready before drafts with gaps', async () => {
  const contents = await contentsOf('We are hiring a barista for our café in Leeds from 1 May');
  expect(contents.map((content) => content.includes('['))).toEqual([false, true, true]);
});

test.each([
  'Bin day in Ward 3 moves from Monday to Wednesday, starting 6 October. Put your bins out by 6 am.',
  'Schreiben Sie mir bis Freitag. Ich stimme Klaviere in Jena und Weimar.',
  'Le sentier est détourné jusqu’à la mi-mai. Suivez les panneaux jaunes.',
])('no colon joins the sentences of “%s”', async (brief) => {
  for (const content of await contentsOf(brief)) expect(content).not.toContain(':');
});

test.each([
  'The landlord has sold the building. We close on Friday.',
  'Danke an alle 83 Blutspender vom Montag in der Turnhalle Neustadt.',
  'Buscamos dos camareros para la terraza de Gijón. Envía tu currículum a equipo@lamarea.example.',
])('“%s” gets no second draft that only moves its sentences', async (brief) => {
  expect(await wholeOf(brief)).toHaveLength(1);
});

test('a cause stays with its instruction, before whom to call', async () => {
  const contents = await contentsOf(
    'Bitte kochen Sie Ihr Trinkwasser ab. Im Hochbehälter wurden Keime nachgewiesen. Fragen beantwortet das Wasserwerk unter 07423 81230.',
  );
  expect(contents).toContain(
    'Im Hochbehälter wurden Keime nachgewiesen. Bitte kochen Sie Ihr Trinkwasser ab. Fragen beantwortet das Wasserwerk unter 07423 81230.',
  );
});

test('the name of an event heads its facts and is no sentence', async () => {
  const contents = await contentsOf(
    'Unser Hoffest findet am Sonntag, 12. Juli, von 10 bis 17 Uhr statt. Der Eintritt ist frei. Bringt Hunger mit!',
  );
  expect(contents.join()).not.toContain('Unser Hoffest.');
  expect(contents.join()).toContain(
    'Unser Hoffest\nWann: Sonntag, 12. Juli, von 10 bis 17 Uhr\nEintritt frei',
  );
});

test.each([
  ['Drei Fehler beim Rasenmähen', '[Die Punkte, einer je Zeile]'],
  ['Warum wir unsere Brötchen erst um sieben backen', '[Der Grund, in ein bis zwei Sätzen]'],
  ['Cómo conservar el pan tres días', '[Cómo, en dos o tres pasos]'],
  ['Trois erreurs à éviter quand on taille ses rosiers', '[Les points, un par ligne]'],
])('the title “%s” has no stop, and leaves room for what it promises', async (brief, gap) => {
  expect(await contentsOf(brief)).toEqual([brief, `${brief}\n\n${gap}`]);
});

test.each([
  [
    'atelier couture samedi 10h-12h, salle Jean Moulin, 8 € tissu compris, places limitées',
    'Atelier couture samedi 10h-12h\nSalle Jean Moulin\n8 € tissu compris\nPlaces limitées',
  ],
  [
    'Unser Lastenrad kann man jetzt tageweise leihen, 12 Euro am Tag, Kaution 50 Euro, Abholung im Laden',
    'Unser Lastenrad kann man jetzt tageweise leihen:\n– 12 Euro am Tag\n– Kaution 50 Euro\n– Abholung im Laden',
  ],
])('the pieces of “%s” can stand one below the other', async (brief, poster) => {
  expect(await contentsOf(brief)).toContain(poster);
});

test.each([
  'Bitte denken Sie daran: Am Sonntag, 26. Oktober, werden die Uhren umgestellt.',
  'Our friend Anna Bell, mother of two, baker and neighbor, has moved to Hull.',
])('the clauses of “%s” are not taken apart', async (brief) => {
  for (const content of await wholeOf(brief)) expect(content).not.toContain('\n');
});
