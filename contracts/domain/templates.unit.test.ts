import { expect, test } from '@jest/globals';
import { blanksIn, fillBlanks, withTags } from './templates.ts';

test('blanks are named once, in their order, and nothing else in braces is one', () => {
  expect(blanksIn('{product} on {date}: {Product}, {größe 2}')).toEqual(['product', 'date', 'größe 2']);
  expect(blanksIn(`{} { x } {a\nb} {{ }} {${'x'.repeat(41)}} {"a": 1}`)).toEqual([]);
  expect(blanksIn(`${'{a'.repeat(50_000)}`)).toEqual([]);
});

test('fills a blank each time it appears, and leaves blanks without a value', () => {
  const text = 'Get {product} until {date}. {PRODUCT}!';
  expect(fillBlanks(text, { product: ' $& bread ' })).toBe('Get $& bread until {date}. $& bread!');
  expect(fillBlanks(text, { product: '{date}', date: '' })).toBe('Get {date} until {date}. {date}!');
});

test('hashtags come below the text, unless they are in it', () => {
  expect(withTags('Fresh #bread', ['Bread', 'Bakery'])).toBe('Fresh #bread\n\n#Bakery');
  expect(withTags('Fresh', [])).toBe('Fresh');
});
