import { expect, test } from '@jest/globals';
import { commonText } from './common-text.ts';

const written = (content: string) => ({ content, edited_at: null });
const edited = (content: string) => ({ content, edited_at: '2026-03-01T10:00:00Z' });

test.each([
  ['one that was given words of its own does not speak for the others', [edited('Fb only'), written('All')]],
  ['most targets speak for the post', [written('First'), edited('All'), edited('All')]],
  ['the first one does where each has its own', [edited('All'), edited('Other')]],
])('%s', (_, targets) => {
  expect(commonText(targets)).toBe('All');
});

test('a post without targets has no words', () => {
  expect(commonText([])).toBe('');
});
