import { expect, test } from '@jest/globals';
import { isGrave } from './is-grave.ts';

test.each([
  ['Notre restaurant rouvre le 5 janvier, fermé le lundi', 'fr'],
  ['Nouveaux horaires : du mardi au samedi. Fermé dimanche et lundi.', 'fr'],
  ['Neues Café am Markt, montags geschlossen', 'de'],
  ['Abrimos el 11 de enero, cerrado los lunes', 'es'],
] as const)('takes the weekly closing day in “%s” for no bad news', (text, language) => {
  expect(isGrave(text, language)).toBe(false);
});

test('takes a closure on a certain Monday for bad news', () => {
  expect(isGrave('Fermé le lundi 4 janvier pour travaux', 'fr')).toBe(true);
});
