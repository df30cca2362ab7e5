import { afterEach, expect, jest, test } from '@jest/globals';
import { loadMessages } from './load-messages.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

function openPage(lang: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = lang;
  page.head.innerHTML = '<meta name="messages" content="/assets/locales/de.json">';
  return page;
}

function answer(make: () => Response) {
  const ask = jest.fn<typeof fetch>(async () => make());
  globalThis.fetch = ask;
  return ask;
}

test('a translated page has its messages from the app’s catalog', async () => {
  const ask = answer(() => Response.json({ gone: 'weg' }));
  expect(await loadMessages(openPage('de'))).toEqual({ gone: 'weg' });
  expect(ask).toHaveBeenCalledWith('/assets/locales/de.json');
});

test('an English page asks for none', async () => {
  const ask = answer(() => Response.json({}));
  expect(await loadMessages(openPage('en'))).toEqual({});
  expect(ask).not.toHaveBeenCalled();
});

test('a catalog that can’t be loaded leaves the English', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  answer(() => new Response(null, { status: 404 }));
  expect(await loadMessages(openPage('de'))).toEqual({});
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  expect(await loadMessages(openPage('de'))).toEqual({});
});
