import { expect, test } from '@jest/globals';
import { EMOJI_DATA } from './emoji-data.ts';
import { withRecent } from './recent-emoji.ts';

test('every emoji is in a category that is shown, and a hand has five skin tones', () => {
  const shown = new Set(EMOJI_DATA.categories.map(({ index }) => index));
  expect(EMOJI_DATA.emojis.filter(({ category }) => !shown.has(category))).toEqual([]);
  const hand = EMOJI_DATA.emojis.find(({ label }) => label === 'waving hand');
  expect(hand?.skins).toEqual({
    light: '👋🏻',
    'medium-light': '👋🏼',
    medium: '👋🏽',
    'medium-dark': '👋🏾',
    dark: '👋🏿',
  });
});

test('what was used last comes first, each once, in one row', () => {
  expect(withRecent(['🔔', '🍞', '🌱'], '🍞')).toEqual(['🍞', '🔔', '🌱']);
  expect(withRecent(['1', '2', '3', '4', '5', '6', '7'], '8')).toEqual(['8', '1', '2', '3', '4', '5', '6']);
});
