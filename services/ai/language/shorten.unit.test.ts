import { expect, test } from '@jest/globals';
import { shorten } from './shorten.ts';

const within = (limit: number) => (text: string) => text.length <= limit;
const TEXT =
  'We open a second shop on Saturday. It has a garden. The first 50 guests get a coffee.\n\nBring a bag.\n\nhttps://example.com/shop';

test('keeps a text that fits', () => {
  expect(shorten(TEXT, within(200))).toBe(TEXT);
});

test('the last sentences go first, and the link stays', () => {
  expect(shorten(TEXT, within(80))).toBe(
    'We open a second shop on Saturday. It has a garden.\n\nhttps://example.com/shop',
  );
});

test('the link goes before the first sentence does', () => {
  expect(shorten(TEXT, within(40))).toBe('We open a second shop on Saturday.');
});

test('a first sentence that is too long ends at a word', () => {
  expect(shorten(TEXT, within(20))).toBe('We open a second…');
});

test('a text without blanks ends where the room does', () => {
  expect(shorten('新'.repeat(400), within(100))).toBe(`${'新'.repeat(99)}…`);
});
