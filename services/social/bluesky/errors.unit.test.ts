import { expect, test } from '@jest/globals';
import { blueskyError } from './errors.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const errorOf = (status: number, error: string, publishes = false, headers: Record<string, string> = {}) =>
  blueskyError(
    { status, headers: new Headers(headers), body: { error, message: 'Said so' } },
    { publishes, now: NOW },
  );

test.each([
  [400, 'ExpiredToken', 'reconnect'],
  [400, 'InvalidToken', 'reconnect'],
  [401, 'use_dpop_nonce', 'transient'],
  [401, 'invalid_token', 'reconnect'],
  [401, 'AccountDeactivated', 'forbidden'],
  [401, 'AccountTakedown', 'forbidden'],
  [403, 'AccountNotFound', 'reconnect'],
  [400, 'InvalidRequest', 'permanent'],
  [400, 'BlobNotFound', 'transient'],
  [413, 'PayloadTooLarge', 'permanent'],
  [502, 'UpstreamFailure', 'transient'],
] as const)('%i %s is %s', (status, error, kind) => {
  expect(errorOf(status, error)).toMatchObject({ kind, code: error });
});

test('leaves open whether a post is published if the server fails', () => {
  expect(errorOf(500, 'InternalServerError', true).kind).toBe('unknown');
});

test('a limit of five minutes is the server’s, one of an hour the account’s', () => {
  const limited = (policy: string) =>
    errorOf(429, 'RateLimitExceeded', true, { 'ratelimit-policy': policy, 'retry-after': '60' });
  expect(limited('3000;w=300')).toMatchObject({ kind: 'transient', scope: 'server' });
  expect(limited('5000;w=3600')).toMatchObject({
    kind: 'transient',
    scope: 'account',
    retryAt: new Date(NOW.getTime() + 60_000),
  });
});

test('a limit that names no end is waited for five minutes', () => {
  expect(errorOf(429, 'RateLimitExceeded').retryAt).toEqual(new Date(NOW.getTime() + 300_000));
});

test('a name of an error that is too long is cut', () => {
  expect(errorOf(400, 'x'.repeat(2000)).code).toHaveLength(100);
});
