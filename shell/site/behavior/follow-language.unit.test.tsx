import { afterEach, expect, jest, test } from '@jest/globals';
import { followLanguage } from './follow-language.ts';

/** A page on which links lead nowhere. */
function openPage(lang: string, links: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = lang;
  page.body.innerHTML = links;
  followLanguage(page, localStorage);
  return page;
}

const click = (page: Document): void => page.querySelector('span')?.click();
const chosenLocale = (): string | null => localStorage.getItem('locale');

afterEach(() => localStorage.clear());

test('a language chosen in the menu is the app’s', () => {
  localStorage.setItem('locale', 'fr');
  click(openPage('en', '<nav class="languages"><a href="/de" hreflang="de"><span>Deutsch</span></a></nav>'));
  expect(chosenLocale()).toBe('de');
});

test('a translated page that leads to the app gives it its language, unless one was chosen', () => {
  const button = '<a href="/login?from=generate"><span>Jetzt erstellen</span></a>';
  click(openPage('de', button));
  expect(chosenLocale()).toBe('de');
  click(openPage('es', button));
  expect(chosenLocale()).toBe('de');
});

test('an English page chooses nothing, nor does a link within the pages', () => {
  click(openPage('en', '<a href="/register"><span>Start free trial</span></a>'));
  click(openPage('de', '<a href="/de/pricing"><span>Preise</span></a>'));
  click(openPage('de', '<a href="/terms" hreflang="en"><span>englische Text</span></a>'));
  expect(chosenLocale()).toBeNull();
});

const OFFER =
  '<section class="offer"><a href="/de" hreflang="de"><span>Deutsch</span></a><button>×</button></section>';

test('an accepted offer chooses its language', () => {
  click(openPage('en', OFFER));
  expect(chosenLocale()).toBe('de');
});

test('a closed offer stays closed and moves the focus to the content', () => {
  const page = openPage('en', `${OFFER}<main id="content" tabindex="-1"></main>`);
  page.documentElement.dataset.offer = 'de';
  const focus = jest.spyOn(page.querySelector('main') as HTMLElement, 'focus');
  page.querySelector('button')?.click();
  expect(page.documentElement.dataset.offer).toBeUndefined();
  expect(focus).toHaveBeenCalled();
  expect([localStorage.getItem('languageOffer'), chosenLocale()]).toEqual(['closed', null]);
});
