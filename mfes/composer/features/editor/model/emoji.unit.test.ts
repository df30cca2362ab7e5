import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { loadEmoji } from './emoji-data.ts';
import { withRecent } from './recent-emoji.ts';

afterEach(() => i18n.activate('en'));

test('every emoji is in a category that is shown, and a hand has five skin tones', async () => {
  const { categories, emojis } = await loadEmoji();
  const indexes = new Set(categories.map(({ index }) => index));
  expect(emojis.filter(({ category }) => !indexes.has(category))).toEqual([]);
  const hand = emojis.find(({ label }) => label === 'waving hand');
  expect(hand?.skins).toEqual({
    light: '👋🏻',
    'medium-light': '👋🏼',
    medium: '👋🏽',
    'medium-dark': '👋🏾',
    dark: '👋🏿',
  });
});

test('emoji and their categories have the names of the page’s language', async () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const { emojis, categories } = await loadEmoji();
  expect(categories[0]?.label).toBe('Smileys & Emotionen');
  expect(emojis.find(({ emoji }) => emoji === '😀')?.label).toBe('grinsendes Gesicht');
});

test('recent emoji come first, each once, in one row', () => {
  expect(withRecent(['🔔', '🍞', '🌱'], '🍞')).toEqual(['🍞', '🔔', '🌱']);
  expect(withRecent(['1', '2', '3', '4', '5', '6', '7'], '8')).toEqual(['8', '1', '2', '3', '4', '5', '6']);
});
