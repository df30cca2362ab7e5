import { afterEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { loadCatalog } from './load-catalog.ts';

const realFetch = globalThis.fetch;
const answer = (make: () => Response) => {
  const ask = jest.fn<typeof fetch>(async () => make());
  globalThis.fetch = ask;
  return ask;
};

afterEach(() => {
  globalThis.fetch = realFetch;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test('the messages of the page’s language are added to those that are there', async () => {
  i18n.loadAndActivate({ locale: 'de', messages: { saveit: 'Speichern' } });
  const ask = answer(() => Response.json({ delete: 'Löschen' }));
  await loadCatalog({ en: '/en.json', de: '/de.json' });
  expect(ask).toHaveBeenCalledWith('/de.json');
  expect([i18n._('saveit'), i18n._('delete')]).toEqual(['Speichern', 'Löschen']);
});

test('a build that lacks the language is shown in English', async () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const ask = answer(() => Response.json({}));
  await loadCatalog({ en: '/en.json' });
  expect(ask).toHaveBeenCalledWith('/en.json');
});

test('a build without catalogs asks for nothing', async () => {
  const ask = answer(() => Response.json({}));
  await loadCatalog(undefined);
  expect(ask).not.toHaveBeenCalled();
});

test('a failed load is an error', async () => {
  answer(() => new Response(null, { status: 503 }));
  await expect(loadCatalog({ en: '/en.json' })).rejects.toThrow('/en.json answers 503');
});
