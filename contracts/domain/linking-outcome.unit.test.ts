import { expect, test } from '@jest/globals';
import { isLinkingReason, linkingSentence } from './linking-outcome.ts';

test('each reason has a sentence, and what only the server knows goes with those that tell more', () => {
  expect(linkingSentence('connected', 'facebook')).toBe('Facebook connected.');
  expect(linkingSentence('connected', 'facebook', '2 pages')).toBe('Facebook connected: 2 pages');
  expect(linkingSentence('refused', 'linkedin')).toBe('Connection failed: LinkedIn refused it.');
  expect(linkingSentence('no_targets', 'instagram', 'call 555-0100')).toMatch(
    /^Instagram was not .* again\.$/,
  );
});

test.each([
  ['expired', true],
  ['toString', false],
  ['', false],
  [null, false],
])('%s is a reason: %s', (word, is) => {
  expect(isLinkingReason(word)).toBe(is);
});
