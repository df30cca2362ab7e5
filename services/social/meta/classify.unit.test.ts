import { expect, test } from '@jest/globals';
import { classifyGraphFault, isRateLimit, isRateLimitOfApp } from './classify.ts';

const fault = (code?: number, subcode?: number, more: object = {}) => ({
  status: 400,
  code,
  subcode,
  transient: false,
  publishes: true,
  ...more,
});

test.each([
  ['a passing fault while publishing', fault(2), 'unknown'],
  ['a passing fault while reading', fault(2, undefined, { publishes: false }), 'transient'],
  ['a fault marked as passing', fault(960, undefined, { transient: true }), 'unknown'],
  ['the app’s rate limit', fault(4), 'transient'],
  ['the page’s rate limit', fault(32), 'transient'],
  ['Instagram’s business limit', fault(80002), 'transient'],
  ['an expired token', fault(190, 463), 'reconnect'],
  ['a removed app', fault(190, 458), 'reconnect'],
  ['an old session', fault(102), 'reconnect'],
  ['a missing permission', fault(200), 'forbidden'],
  ['a missing page permission', fault(10), 'forbidden'],
  ['no role on this page any more', fault(190, 492), 'forbidden'],
  ['a wrong parameter', fault(100), 'permanent'],
  ['a blocked action', fault(368), 'permanent'],
  ['the same text again', fault(506), 'duplicate'],
  ['Instagram’s day used up', fault(9, 2207042), 'transient'],
  ['spam, though its code is a rate limit’s', fault(4, 2207051), 'permanent'],
  ['media that is not ready', fault(9007, 2207027), 'transient'],
  ['a container that may have been published', fault(24, 2207008), 'unknown'],
  ['a wrong format', fault(36001, 2207005), 'permanent'],
  ['a caption that is too long', fault(36004, 2207010), 'permanent'],
  ['a server’s error without a code', fault(undefined, undefined, { status: 502 }), 'unknown'],
  ['a reading server’s error', fault(undefined, undefined, { status: 502, publishes: false }), 'transient'],
  ['an error nobody knows', fault(98765), 'permanent'],
])('%s', (_, what, kind) => {
  expect(classifyGraphFault(what)).toBe(kind);
});

/** Every error that Meta documents, as it comes from a call that publishes. */
test.each([
  [1, undefined, 'unknown'],
  [2, undefined, 'unknown'],
  [4, undefined, 'transient'],
  [17, undefined, 'transient'],
  [32, undefined, 'transient'],
  [613, undefined, 'transient'],
  [80001, undefined, 'transient'],
  [80002, undefined, 'transient'],
  [10, undefined, 'forbidden'],
  [200, undefined, 'forbidden'],
  [299, undefined, 'forbidden'],
  [300, undefined, 'permanent'],
  [102, undefined, 'reconnect'],
  [190, undefined, 'reconnect'],
  [190, 458, 'reconnect'],
  [190, 459, 'reconnect'],
  [190, 460, 'reconnect'],
  [190, 463, 'reconnect'],
  [190, 464, 'reconnect'],
  [190, 467, 'reconnect'],
  [190, 492, 'forbidden'],
  [100, undefined, 'permanent'],
  [100, 33, 'permanent'],
  [341, undefined, 'transient'],
  [368, undefined, 'permanent'],
  [506, undefined, 'duplicate'],
  [-2, 2207003, 'transient'],
  [-2, 2207020, 'transient'],
  [-1, 2207001, 'unknown'],
  [4, 2207051, 'permanent'],
  [9, 2207042, 'transient'],
  [24, 2207006, 'unknown'],
  [24, 2207008, 'unknown'],
  [25, 2207050, 'permanent'],
  [100, 2207028, 'permanent'],
  [352, 2207026, 'permanent'],
  [9004, 2207052, 'transient'],
  [9007, 2207027, 'transient'],
  [36000, 2207004, 'permanent'],
  [36001, 2207005, 'permanent'],
  [36003, 2207009, 'permanent'],
  [36004, 2207010, 'permanent'],
  // Without a subcode the code has to do.
  [-1, undefined, 'unknown'],
  [-2, undefined, 'transient'],
  [9, undefined, 'transient'],
  [24, undefined, 'unknown'],
  [25, undefined, 'permanent'],
  [9004, undefined, 'transient'],
  [9007, undefined, 'transient'],
  [36001, undefined, 'permanent'],
])('%p/%p is %s', (code, subcode, kind) => {
  expect(classifyGraphFault(fault(code, subcode))).toBe(kind);
});

test.each([4, 17, 32, 341, 613, 80001, 80002])('%i is a limit that calls have run into', (code) => {
  expect(isRateLimit(fault(code))).toBe(true);
});

test('distinguishes rate limits from other errors with their code', () => {
  expect(isRateLimit(fault(4))).toBe(true);
  expect(isRateLimit(fault(9, 2207042))).toBe(true);
  expect(isRateLimit(fault(9))).toBe(true);
  expect(isRateLimit(fault(4, 2207051))).toBe(false);
  expect(isRateLimit(fault(100))).toBe(false);
});

test.each([
  [fault(4), true],
  [fault(4, 123), true],
  [fault(341), true],
  [fault(4, 2207051), false],
  [fault(17), false],
  [fault(80001), false],
  [fault(9, 2207042), false],
  [fault(undefined, undefined, { status: 429 }), false],
])('distinguishes the app’s limit from an account’s: %j', (limit, expected) => {
  expect(isRateLimitOfApp(limit)).toBe(expected);
});
