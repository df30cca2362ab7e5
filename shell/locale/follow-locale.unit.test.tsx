import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { writable } from '../state/readable.ts';
import { followLocale, mustStay } from './follow-locale.ts';
import { UNSAVED } from './unsaved.ts';

const reload = jest.fn();
const changeLocale = jest.fn<(locale: Locale) => Promise<void>>();
const ada = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'UTC',
  workspace: { id: 'w', name: 'Ada', role: 'owner' as const },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockReset();
  changeLocale.mockReset().mockResolvedValue(undefined);
});

/** Opens a German page as a user who chose that language. */
function open(userLocale: Locale | null | undefined, typing = false) {
  const value = writable<{ loggedIn: boolean; user: object | null }>({ loggedIn: true, user: null });
  followLocale({
    session: { ...value, changeLocale } as never,
    locale: 'de',
    browser: localStorage,
    tab: sessionStorage,
    mustStay: () => typing,
    reload,
  });
  const arrive = (locale = userLocale) => value.set({ loggedIn: true, user: { ...ada, locale } });
  arrive();
  return { arrive };
}

test('a user without a language gets the page’s', () => {
  open(null);
  expect(changeLocale.mock.calls).toEqual([['de']]);
  expect(reload).not.toHaveBeenCalled();
});

test('the page is loaded again in the language that its user chose on another device', () => {
  open('fr');
  expect(localStorage.getItem('locale')).toBe('fr');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that lacks the user’s language is loaded again once', () => {
  open('fr');
  open('fr');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('doesn’t reload while the user types; the next page has the language', () => {
  open('fr', true);
  expect(reload).not.toHaveBeenCalled();
  expect(localStorage.getItem('locale')).toBe('fr');
});

test('a language that is chosen elsewhere meanwhile waits for the next page', () => {
  const { arrive } = open('de');
  arrive('fr');
  expect(reload).not.toHaveBeenCalled();
});

test('saves the language chosen here on the server', async () => {
  localStorage.setItem(UNSAVED, 'ada');
  open('fr');
  expect(changeLocale.mock.calls).toEqual([['de']]);
  expect(reload).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(localStorage.getItem(UNSAVED)).toBeNull();
});

test('a language chosen in another tab while this page was loading is the one that is saved', () => {
  localStorage.setItem(UNSAVED, 'ada');
  localStorage.setItem('locale', 'fr');
  open('de');
  expect(changeLocale.mock.calls).toEqual([['fr']]);
});

test('keeps another user’s unsaved choice', async () => {
  localStorage.setItem(UNSAVED, 'bob');
  open(null);
  await Promise.resolve();
  expect(localStorage.getItem(UNSAVED)).toBe('bob');
});

test('the next page retries a choice that couldn’t be saved', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  changeLocale.mockRejectedValue(new Error('No response'));
  localStorage.setItem(UNSAVED, 'ada');
  open('fr');
  await Promise.resolve();
  expect(localStorage.getItem(UNSAVED)).toBe('ada');
});

test('ignores another user’s choice', () => {
  localStorage.setItem(UNSAVED, 'bob');
  open('fr');
  expect(changeLocale).not.toHaveBeenCalled();
});

test('an earlier server, which keeps no languages, is not asked', () => {
  open(undefined);
  expect(changeLocale).not.toHaveBeenCalled();
});

test('a page stays where the focus is in a field', () => {
  document.body.innerHTML = '<button>Save</button><textarea></textarea>';
  expect(mustStay(document)).toBe(false);
  document.querySelector('button')?.focus();
  expect(mustStay(document)).toBe(false);
  document.querySelector('textarea')?.focus();
  expect(mustStay(document)).toBe(true);
});

test('a page that a mailed link opened stays, for its address has lost the link', () => {
  const location = { pathname: '/account/confirm-email' } as Location;
  expect(mustStay({ activeElement: null, location })).toBe(true);
  expect(mustStay({ activeElement: null, location: { pathname: '/dashboard' } as Location })).toBe(false);
});
