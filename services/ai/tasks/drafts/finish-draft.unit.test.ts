import { expect, test } from '@jest/globals';
import { finishDraft } from './finish-draft.ts';

const finished = (content: string) =>
  finishDraft({ content, hashtags: [], purpose: '', mediaCaption: '' }).content;

test('a long text ends at a word', () => {
  expect(finished('bread '.repeat(400))).toMatch(/ bread…$/);
});

test.each([
  ['without blanks', '新'.repeat(2100)],
  ['whose only blank is at its beginning', `新品 ${'新'.repeat(2100)}`],
])('of a long text %s as much is kept as there is room for', (_, text) => {
  expect(finished(text).length).toBeGreaterThan(1500);
});
