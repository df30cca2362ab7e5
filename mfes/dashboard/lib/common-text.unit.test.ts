import { expect, test } from '@jest/globals';
import { commonText } from './common-text.ts';

const originalContent = (content: string) => ({ content, edited_at: null });
const editedContent = (content: string) => ({ content, edited_at: '2026-03-01T10:00:00Z' });

test.each([
  [
    'one that was given words of its own does not speak for the others',
    [editedContent('Fb only'), originalContent('All')],
  ],
  ['most targets speak for the post', [originalContent('First'), editedContent('All'), editedContent('All')]],
  ['the first one does where each has its own', [editedContent('All'), editedContent('Other')]],
])('%s', (_, targets) => {
  expect(commonText(targets)).toBe('All');
});

test('a post without targets has no words', () => {
  expect(commonText([])).toBe('');
});
