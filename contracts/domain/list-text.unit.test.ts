import { expect, test } from '@jest/globals';
import { listText } from './list-text.ts';

test('names are listed as everywhere in the app, with a comma before the last of three', () => {
  expect(listText(['Facebook'])).toBe('Facebook');
  expect(listText(['Facebook', 'LinkedIn'])).toBe('Facebook and LinkedIn');
  expect(listText(['Facebook', 'Instagram', 'LinkedIn'])).toBe('Facebook, Instagram, and LinkedIn');
  expect(listText(['Facebook', 'Instagram', 'LinkedIn'], 'or')).toBe('Facebook, Instagram, or LinkedIn');
});
