import { toEnglish } from '@carillon/contracts/text.ts';
import { expect, test } from '@jest/globals';
import { explainFailure } from './explain-failure.ts';

const retryAt = new Date();
const failureText = (networkMessage: string) => ({ networkMessage, message: `Facebook: ${networkMessage}` });

test.each([
  [{ kind: 'reconnect', ...failureText('Session has expired') }, 'Reconnect Facebook to publish this.'],
  [
    { kind: 'transient', ...failureText('Resource level throttle limit'), retryAt },
    'Facebook is limiting posts.',
  ],
  [
    { kind: 'permanent', ...failureText('(#100) Invalid parameter') },
    'Facebook rejected the post: Invalid parameter.',
  ],
  [{ kind: 'duplicate', ...failureText('(#506) Duplicate status message') }, /rejected this as a duplicate/],
  [{ kind: 'transient', ...failureText('(#2) Service is down') }, 'Facebook has a problem: Service is down.'],
  [
    { kind: 'unknown', message: 'Facebook did not answer within 30 s' },
    'Facebook did not answer within 30 s',
  ],
  [
    { kind: 'forbidden', ...failureText('(#200) No permission') },
    /^Carillon wasn’t given permission .* Facebook\./,
  ],
] as const)('%j is told as %s', (failure, sentence) => {
  expect(toEnglish(explainFailure('facebook', failure))).toMatch(sentence);
});
