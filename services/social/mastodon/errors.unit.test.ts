import { describe, expect, test } from '@jest/globals';
import { mastodonError } from './errors.ts';

const now = new Date('2026-11-28T12:00:00Z');
const errorOf = (status: number, error: string, publishes = true, headers: Record<string, string> = {}) =>
  mastodonError(
    { status, headers: new Headers(headers), body: error === '' ? undefined : { error } },
    { publishes, now, scope: 'server' },
  );

describe('mastodonError', () => {
  test.each([
    [401, 'Unauthorized: token not supplied', 'reconnect'],
    [403, 'Forbidden: token has insufficient scope permission', 'forbidden'],
    [403, 'Your login is currently disabled', 'permanent'],
    [404, 'Record not found', 'permanent'],
    [413, '', 'permanent'],
    [418, "I'm a teapot: no user-agent sent with request", 'permanent'],
    [422, 'Validation failed: Text limit of 500 exceeded', 'permanent'],
    [422, 'Cannot attach files that have not finished processing. Try again in a moment!', 'transient'],
    [422, 'Media 123 not found or already attached to another post', 'unknown'],
    [400, 'Bad Request: media already attached to status: 01M8FT', 'unknown'],
    [400, 'Duplicate idempotency key.', 'unknown'],
    [500, '', 'unknown'],
    [503, '', 'unknown'],
  ])('takes %d “%s” of a post for %s', (status, words, kind) => {
    expect(errorOf(status, words)).toMatchObject({ kind });
  });

  test('takes a 5xx of what publishes nothing for transient', () => {
    expect(errorOf(502, '', false)).toMatchObject({ kind: 'transient' });
  });

  test.each([
    ['2026-11-28T12:03:00.123456Z', '2026-11-28T12:03:00.123Z'],
    ['90', '2026-11-28T12:01:30.000Z'],
    ['nonsense', '2026-11-28T12:05:00.000Z'],
    ['2027-11-28T12:03:00Z', '2026-11-28T12:05:00.000Z'],
  ])('reads a limit that is lifted at %s', (reset, at) => {
    expect(errorOf(429, 'Too many requests', true, { 'x-ratelimit-reset': reset })).toMatchObject({
      kind: 'transient',
      scope: 'server',
      retryAt: new Date(at),
    });
  });
});
