import { readFileSync } from 'node:fs';
import { afterEach, expect, jest, test } from '@jest/globals';

const SCRIPT = readFileSync('shell/locale/choose-locale.js', 'utf8');
const offer = {
  catalogs: { en: '/en.json', de: '/de.json', 'pt-BR': '/pt.json', ar: '/ar.json' },
  directions: { en: 'ltr', de: 'ltr', 'pt-BR': 'ltr', ar: 'rtl' },
};

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

function choose(languages: readonly string[], saved?: string): string {
  const meta = document.createElement('meta');
  meta.name = 'locales';
  meta.content = JSON.stringify(offer);
  document.head.append(meta);
  if (saved) localStorage.setItem('locale', saved);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const ask = jest.fn(async (_address: string) => ({ ok: true, json: async () => ({}) }));
  globalThis.fetch = ask as unknown as typeof fetch;
  new Function(SCRIPT)();
  expect(ask.mock.calls).toHaveLength(1);
  return `${document.documentElement.lang} ${document.documentElement.dir} ${ask.mock.calls[0]?.[0]}`;
}

test('the browser’s first language that Carillon has is taken', () =>
  expect(choose(['is-IS', 'de-AT', 'en-US'])).toBe('de ltr /de.json'));

test('a language of another region is better than none', () =>
  expect(choose(['pt-PT'])).toBe('pt-BR ltr /pt.json'));

test('the user’s own choice comes first', () => expect(choose(['de'], 'ar')).toBe('ar rtl /ar.json'));

test('a choice that Carillon no longer has is passed over', () =>
  expect(choose(['de'], 'xx')).toBe('de ltr /de.json'));

test('without a language in common it is English', () => expect(choose(['is'])).toBe('en ltr /en.json'));
