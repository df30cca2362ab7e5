import { defineRemote } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { afterEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { screen } from '@testing-library/react';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const realFetch = globalThis.fetch;
const OURS = 'Connection failed: you’re no longer logged in. Log in and connect the account again.';
const GERMAN = 'Verbindung fehlgeschlagen.';

afterEach(() => {
  globalThis.fetch = realFetch;
  document.head.querySelector('meta[name="locales"]')?.remove();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test('a network’s return message waits for the translations', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'locales' });
  meta.content = JSON.stringify({ words: { de: '/assets/locales/de.json' } });
  document.head.append(meta);
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(Response.json({ [OURS]: GERMAN }));
  renderRemote(Remote, { path: '/login?status=danger&reason=logged_out&platform=facebook' });
  expect(await screen.findByRole('alert')).toHaveTextContent(GERMAN);
});
