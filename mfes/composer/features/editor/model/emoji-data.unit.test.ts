import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { loadEmoji } from './emoji-data.ts';

afterEach(() => i18n.activate('en'));

test('names emoji and their categories in the language of the page', async () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const { emojis, categories } = await loadEmoji();
  expect(categories[0]?.label).toBe('Smileys & Emotionen');
  expect(emojis.find(({ emoji }) => emoji === '😀')?.label).toBe('grinsendes Gesicht');
});
