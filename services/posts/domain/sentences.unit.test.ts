import { expect, test } from '@jest/globals';
import { needsReconnecting } from './sentences.ts';

test.each([
  [undefined, 'Reconnect Facebook to publish this.'],
  [
    'This post is for “Bells”, and “Whistles” is connected to Facebook now',
    'Reconnect Facebook to publish this. This post is for “Bells”, and “Whistles” is connected to Facebook now.',
  ],
])('a post that waits for its connection says what to do, and what else counts: %s', (detail, words) => {
  expect(needsReconnecting('facebook', detail).english).toBe(words);
});
