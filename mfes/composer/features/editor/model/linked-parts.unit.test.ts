import { expect, test } from '@jest/globals';
import { linkedParts } from './linked-parts.ts';

const TEXT = 'Come (#Bells, https://example.com/#now). a#b #1 #Tower!';
const linkedTexts = (platform: 'facebook' | 'instagram'): string[] =>
  linkedParts(platform, TEXT).flatMap(({ text, linked: isLinked }) => (isLinked ? [text] : []));

test('hashtags and addresses are linked, without the signs around them', () => {
  expect(linkedTexts('facebook')).toEqual(['#Bells', 'https://example.com/#now', '#Tower']);
});

test('Instagram links no address', () => {
  expect(linkedTexts('instagram')).toEqual(['#Bells', '#Tower']);
});

test('loses no part of a text', () => {
  const parts = linkedParts('facebook', TEXT);
  expect(parts.map(({ text }) => text).join('')).toBe(TEXT);
});
