import { afterEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { serviceText } from '../text/service-text.ts';
import { errorOf } from './read-failure.ts';

const realFetch = globalThis.fetch;
const fetchMock = jest.fn<typeof fetch>();

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  document.head.replaceChildren();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test('sentences of services are shown in the page’s language, those with values too', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'locales' });
  meta.content = JSON.stringify({ words: { de: '/assets/locales/de.json' } });
  document.head.append(meta);
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  globalThis.fetch = fetchMock;
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  fetchMock.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(
    Response.json({
      'Wait {minutes}.': ['Warte ', ['minutes'], '.'],
      'Enter a name.': 'Gib einen Namen ein.',
    }),
  );
  const failure = {
    success: false,
    error: 'validation_failed',
    message: 'Wait 1,500.',
    errors: { name: ['Enter a name.', 'Nobody translated this.'] },
    texts: { 'Wait 1,500.': { message: 'Wait {minutes}.', values: { minutes: 1500 } } },
  };
  const reply = { status: 422, json: async () => failure };

  expect((await errorOf(reply)).message).toBe('Wait 1,500.');
  expect((await errorOf(reply)).message).toBe('Wait 1,500.');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  now.mockReturnValue(60_000);
  const error = await errorOf(reply);
  expect(error.message).toBe('Warte 1.500.');
  expect(error.fieldErrors).toEqual({ name: ['Gib einen Namen ein.', 'Nobody translated this.'] });
  expect(serviceText('Enter a name.')).toBe('Gib einen Namen ein.');
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
    '/assets/locales/de.json',
    '/assets/locales/de.json',
  ]);
});

test('values of a kind that the page doesn’t know leave the sentence English', () => {
  i18n.loadAndActivate({ locale: 'de', messages: { 'Wait {so}.': ['Warte ', ['so'], '.'] } });
  expect(serviceText('Wait a bit.', { message: 'Wait {so}.', values: { so: null } })).toBe('Wait a bit.');
});
