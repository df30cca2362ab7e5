import { failureWords } from '@carillon/contracts/domain/failure-words.ts';
import { expect, test } from '@jest/globals';
import { translateWords } from './translate-words.ts';

const unknown = failureWords({ platform: 'facebook', reason_code: 'outcome_unknown', network_message: null });

test.each([
  [undefined, 'Facebook did not confirm the post'],
  ['de', 'Facebook hat den Beitrag nicht bestätigt'],
] as const)('says a sentence with values in the language %s', (language, words) => {
  expect(translateWords(unknown.title, language)).toBe(words);
});

test('leaves a network’s own words as they are', () => {
  expect(translateWords('Facebook: it is too loud.', 'de')).toBe('Facebook: it is too loud.');
});
