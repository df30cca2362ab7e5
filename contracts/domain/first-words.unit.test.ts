import { expect, test } from '@jest/globals';
import { firstWords } from './first-words.ts';

test('shows a whole short first line, and only that line', () => {
  expect(firstWords('  The bells ring.\nAt noon.')).toBe('The bells ring.');
});

test('a long one is cut between words, and never within a letter', () => {
  expect(firstWords(`The bells ring ${'again and '.repeat(9)}`)).toMatch(/^The bells ring (\w+ )*\w+…$/);
  expect(firstWords('🔔'.repeat(61))).toBe(`${'🔔'.repeat(60)}…`);
});

test('a post without words has no name', () => {
  expect(firstWords(' \n ')).toBeNull();
});
