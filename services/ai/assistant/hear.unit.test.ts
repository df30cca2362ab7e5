import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { describe, expect, test } from '@jest/globals';
import { hear } from './hear.ts';
import { EMPTY_MEMORY, type Memory } from './memory.ts';

const heard = (query: string, locale?: Locale, memory: Partial<Memory> = {}) =>
  hear({
    query,
    locale,
    memory: { ...EMPTY_MEMORY, ...memory },
    earlier: [],
    user: { name: 'Robin', timezone: 'Europe/Berlin', role: 'owner' },
    now: new Date('2026-11-23T08:10:00Z'),
  });
const languageOf = (...args: Parameters<typeof heard>) => heard(...args).memory.language;

describe.each<Locale>(['de', 'es', 'fr', 'pt-BR', 'ar'])('on a page in %s', (locale) => {
  test.each(['ok', 'morgen?', 'Anna Müller', '14:30', 'Facebook', '👍'])(
    'a short message such as “%s” is answered in the language of the page',
    (message) => {
      expect(languageOf(message, locale)).toBe(locale);
    },
  );

  test('an English sentence is answered in English', () => {
    expect(languageOf('Write a post about our new rye bread', locale)).toBe('en');
  });
});

test.each<[string, Locale]>([
  ['Schreib einen Beitrag über unser Roggenbrot', 'de'],
  ['Escribe una publicación sobre nuestro pan', 'es'],
  ['Écris une publication sur notre pain', 'fr'],
  ['Escreva uma publicação sobre o nosso pão', 'pt-BR'],
  ['اكتب منشورًا عن خبزنا الجديد', 'ar'],
])('“%s” is answered in its own language on an English page', (message, language) => {
  expect(languageOf(message, 'en')).toBe(language);
});

test('a short answer to a question keeps the language of the question', () => {
  expect(languageOf('Facebook', 'en', { asked: 'platforms', language: 'de' })).toBe('de');
});

test('a short message where nothing is asked is in the language of the page', () => {
  expect(languageOf('ok', 'en', { language: 'de' })).toBe('en');
});

test('without a page, the language of the conversation stands', () => {
  expect(languageOf('ok', undefined, { language: 'fr' })).toBe('fr');
});

test('a button is read as the English one for the same', () => {
  expect(heard('Sim, agendar', 'pt-BR')).toMatchObject({ query: 'Yes, schedule it', button: 'Sim, agendar' });
});

test('a word that is a button elsewhere is none on a page in another language', () => {
  expect(heard('Parar', 'en').query).toBe('Parar');
});
