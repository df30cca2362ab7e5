import { describe, expect, test } from '@jest/globals';
import { write } from './testing/write.ts';

const contentsOf = async (brief: string): Promise<string[]> =>
  (await write(brief)).drafts.map(({ content }) => content);

describe('a brief that only names a subject', () => {
  test.each([
    ['Brot', 'Brot: [was es Neues gibt, in einem Satz]'],
    ['Neue Öffnungszeiten', 'Neue Öffnungszeiten: [was es Neues gibt, in einem Satz]'],
    ['nouveaux horaires', 'Nouveaux horaires : [ce qui est nouveau, en une phrase]'],
    ['nuevo local', 'Nuevo local: [qué hay de nuevo, en una frase]'],
  ])('leaves open what to say of “%s”', async (brief, content) => {
    const contents = await contentsOf(brief);
    expect(contents).toContain(content);
    for (const one of contents) expect(one).toMatch(/\[/);
  });

  test.each(['Wir suchen Bäcker', 'Hund entlaufen', 'Sommerfest am Samstag', 'Feliz Navidad', 'joyeux Noël'])(
    'says “%s”, which is more than a subject, as it is',
    async (brief) => {
      const [first = ''] = await contentsOf(brief);
      expect(first.toLowerCase()).toBe(`${brief.toLowerCase()}.`);
    },
  );

  test('speaks to its German and Spanish user as the pages do', async () => {
    const all = await Promise.all(
      ['Die Werkstatt repariert Uhren', 'Un taller repara abanicos'].map(contentsOf),
    );
    expect(all.flat().join('\n')).not.toMatch(/\b(?:Ihre|Ihrer|sus)\b/);
  });
});

test('the reason behind a colon is said once in a recall', async () => {
  const contents = await contentsOf('We recall our almond milk: it may contain glass');
  const recall = contents.find((content) => content.startsWith('If you bought'));
  expect(recall).toContain(
    'If you bought our almond milk, please read on. We’re recalling our almond milk: it may contain glass.',
  );
});
