import { readFileSync } from 'node:fs';
import { localeNames } from '@carillon/contracts/domain/locales.ts';
import { afterEach, expect, jest, test } from '@jest/globals';

const SCRIPT = readFileSync('shell/site/behavior/offer-language.js', 'utf8');

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-offer');
});

/** Returns the language that a page offers to a browser, if any. */
function offerOf(page: string, languages: readonly string[]): string | undefined {
  document.documentElement.lang = page;
  for (const locale of [...localeNames, 'x-default'])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'alternate', hreflang: locale, href: '/' }),
    );
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  new Function(SCRIPT)();
  return document.documentElement.dataset.offer;
}

test('offers the browser’s first language that the page exists in', () =>
  expect(offerOf('en', ['is', 'de-AT', 'en'])).toBe('de'));

test('offers the language of another region', () => expect(offerOf('en', ['pt-PT'])).toBe('pt-BR'));

test('offers nothing on a page in the visitor’s language', () =>
  expect(offerOf('de', ['de-CH', 'en'])).toBeUndefined());

test('offers nothing to a visitor whose languages the page lacks', () =>
  expect(offerOf('de', ['is'])).toBeUndefined());

test('prefers the language that the visitor chose', () => {
  localStorage.setItem('locale', 'fr');
  expect(offerOf('fr', ['de'])).toBeUndefined();
});

test('offers the chosen language on a page in another', () => {
  localStorage.setItem('locale', 'fr');
  expect(offerOf('en', ['en'])).toBe('fr');
});

test('offers nothing after an offer was closed', () => {
  localStorage.setItem('languageOffer', 'closed');
  expect(offerOf('en', ['de'])).toBeUndefined();
});
