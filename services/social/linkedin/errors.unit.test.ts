import { expect, test } from '@jest/globals';
import { linkedinError } from './errors.ts';

const now = new Date('2026-11-21T10:00:00Z');
const error = (status: number, body: object, publishes = true, headers: Record<string, string> = {}) =>
  linkedinError({ status, body, headers: new Headers(headers) }, publishes, now);

test('a duplicate names the share that is there', () => {
  const duplicate = error(422, { message: 'Content is a duplicate of urn:li:share:71234' });
  expect(duplicate).toMatchObject({ kind: 'duplicate', remoteId: 'urn:li:share:71234' });
});

test.each([
  [401, { code: 'INVALID_ACCESS_TOKEN', message: 'invalid' }, 'reconnect'],
  [401, { code: 'EXPIRED_ACCESS_TOKEN', message: 'expired' }, 'reconnect'],
  [401, { code: 'REVOKED_ACCESS_TOKEN', message: 'revoked' }, 'reconnect'],
  [403, { serviceErrorCode: 100, message: 'Not enough permissions' }, 'forbidden'],
  [400, { code: 'FIELD_LENGTH_TOO_LONG', message: 'too long' }, 'permanent'],
  [422, { message: 'Some other rule' }, 'permanent'],
  [426, { code: 'NONEXISTENT_VERSION', message: 'sunset' }, 'transient'],
  [400, { code: 'VERSION_MISSING', message: 'no version' }, 'transient'],
  [422, { message: 'Content is a duplicate of urn:li:share:71234' }, 'duplicate'],
  [429, { message: 'throttle' }, 'transient'],
  [503, {}, 'unknown'],
])('%i %j', (status, body, kind) => {
  expect(error(status, body).kind).toBe(kind);
});

test('a failing server is only tried again when nothing can be out', () => {
  expect(error(503, {}, false).kind).toBe('transient');
});

test('a day’s limit is asked about each hour, and at midnight UTC, when it is lifted; a named cooldown is kept', () => {
  const body = { message: 'Resource level throttle DAY limit for calls is reached.' };
  expect(error(429, body).retryAt).toEqual(new Date('2026-11-21T11:00:00Z'));
  const late = linkedinError(
    { status: 429, headers: new Headers(), body },
    true,
    new Date('2026-11-21T23:30:00Z'),
  );
  expect(late.retryAt).toEqual(new Date('2026-11-22T00:00:00Z'));
  const namedLimit = error(429, { message: 'throttle' }, true, { 'retry-after': '90' });
  expect(namedLimit.retryAt).toEqual(new Date('2026-11-21T10:01:30Z'));
});

test.each([
  [
    'Resource level throttle limit for calls to this resource is reached.',
    '2026-11-21T11:00:00.000Z',
    undefined,
  ],
  ['Resource level throttle MEMBER DAY limit is reached.', '2026-11-21T11:00:00.000Z', undefined],
  ['Resource level throttle APPLICATION DAY limit is reached.', '2026-11-21T11:00:00.000Z', 'app'],
  ['Too many requests', '2026-11-21T10:15:00.000Z', undefined],
])('%s', (message, until, scope) => {
  const { retryAt, scope: cooldownScope } = error(429, { message });
  expect(retryAt?.toISOString()).toBe(until);
  expect(cooldownScope).toBe(scope);
});

test('no cooldown is longer than a day', () => {
  const { retryAt } = error(429, { message: 'throttle' }, true, { 'retry-after': '99999999999999' });
  expect(retryAt).toEqual(new Date('2026-11-22T10:00:00Z'));
});
