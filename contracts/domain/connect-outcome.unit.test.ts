import { expect, test } from '@jest/globals';
import { connectSentence, isConnectReason } from './connect-outcome.ts';

test('each reason has a sentence, and what only the server knows goes with those that tell more', () => {
  expect(connectSentence('connected', 'facebook')).toBe('Facebook connected.');
  expect(connectSentence('connected', 'facebook', '2 pages')).toBe('Facebook connected: 2 pages');
  expect(connectSentence('refused', 'linkedin')).toBe('Connection failed: LinkedIn refused it.');
  expect(connectSentence('no_targets', 'instagram', 'call 555-0100')).toMatch(
    /^Instagram was not .* again\.$/,
  );
});

test.each([
  ['expired', true],
  ['toString', false],
  ['', false],
  [null, false],
])('%s is a reason: %s', (word, is) => {
  expect(isConnectReason(word)).toBe(is);
});
