import { expect, test } from '@jest/globals';
import { connectSentence, isConnectReason } from './connect-outcome.ts';

test.each([
  ['connected', 'facebook', undefined, 'Facebook connected.'],
  ['connected', 'facebook', 'A page', 'Facebook connected: A page'],
  ['refused', 'linkedin', undefined, 'Connection failed: LinkedIn refused it.'],
  [
    'no_targets',
    'linkedin',
    'call 555-0100',
    'LinkedIn was not connected: it didn’t say which profile it is. Connect again.',
  ],
] as const)('%s at %s, with %s to add, reads: %s', (reason, platform, more, sentence) => {
  expect(connectSentence(reason, platform, more).english).toBe(sentence);
});

test.each([
  ['expired', true],
  ['toString', false],
  ['', false],
  [null, false],
])('%s is a reason: %s', (word, isReason) => {
  expect(isConnectReason(word)).toBe(isReason);
});
