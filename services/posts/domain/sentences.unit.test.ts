import { expect, test } from '@jest/globals';
import { needsReconnecting } from './sentences.ts';

const WAITS = 'The post waits and goes out once it is connected.';

test.each([
  [
    'Facebook: Error validating access token: Session has expired.',
    `Facebook needs to be connected again. It said: “Error validating access token: Session has expired.” ${WAITS}`,
  ],
  ['The session has expired', `Facebook needs to be connected again. The session has expired. ${WAITS}`],
  [
    'This post is for “Bells”, and “Whistles” is linked to Facebook now.',
    `Facebook needs to be connected again. This post is for “Bells”, and “Whistles” is linked to Facebook now. ${WAITS}`,
  ],
  [
    'Facebook no longer accepts the link to your account. Connect it again on the dashboard.',
    `Facebook no longer accepts the link to your account. Connect it again on the dashboard. ${WAITS}`,
  ],
])('a post that waits for its connection says why once: %s', (why, words) => {
  expect(needsReconnecting('facebook', why)).toBe(words);
});
