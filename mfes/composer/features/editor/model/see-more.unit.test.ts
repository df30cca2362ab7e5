import { expect, test } from '@jest/globals';
import { cutFor } from './see-more.ts';

test.each([
  ['facebook', 477],
  ['instagram', 125],
  ['linkedin', 210],
] as const)('%s cuts after %i letters at the most, between words', (platform, letters) => {
  expect(cutFor(platform, 'x'.repeat(letters))).toBeNull();
  expect(cutFor(platform, 'x'.repeat(letters + 1))).toHaveLength(letters);
  expect(cutFor(platform, `${'x'.repeat(letters - 3)} longword`)).toBe('x'.repeat(letters - 3));
});

test('and after some lines, however short they are', () => {
  expect(cutFor('linkedin', 'a\nb\nc')).toBeNull();
  expect(cutFor('linkedin', 'a\n\nb\nc')).toBe('a\n\nb');
});
