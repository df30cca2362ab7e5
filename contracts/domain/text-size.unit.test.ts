import { describe, expect, test } from '@jest/globals';
import { instagram } from '../networks/instagram.ts';
import { commentSize, cutToFit, fits, textSize } from './text-size.ts';

test('a text is measured by the limits of its account', () => {
  expect(textSize('instagram', 'Hello', { ...instagram.limits, text: 4 })).toEqual({
    length: 5,
    most: 4,
    unit: 'characters',
  });
});

test('a comment has a limit of its own', () => {
  expect(commentSize('linkedin', 'Hello').most).toBe(1_250);
});

describe('cutToFit', () => {
  test('leaves a text that fits', () => {
    expect(cutToFit('facebook', 'Hello')).toBe('Hello');
  });

  test('returns the longest beginning that fits, in whole characters', () => {
    const cut = cutToFit('linkedin', '😀'.repeat(4_000));
    expect(cut).toBe('😀'.repeat(3_000));
    expect(fits(textSize('linkedin', cut))).toBe(true);
  });
});
