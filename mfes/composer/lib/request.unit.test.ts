import { ApiError, NoResponseError } from '@carillon/sdk/api/errors.ts';
import { expect, test } from '@jest/globals';
import { CanceledError } from './canceled-error.ts';
import { afterFailure, mustAskFirst, nextRequest, type PostRequest } from './request.ts';

let made = 0;
const newKey = (): string => `key-${++made}`;
const ring = { meant: '["Facebook","Ring"]', text: 'Ring' };
const louder = { meant: '["Facebook","Ring!"]', text: 'Ring!' };
const answer = (status: number) =>
  new ApiError(status, { success: false, error: 'internal_error', message: 'No.' });
const sent = (): PostRequest => nextRequest(null, ring, newKey);

test('the key stays while the same thing is meant, and changes with it', () => {
  const first = sent();
  expect(nextRequest(first, ring, newKey).key).toBe(first.key);
  expect(nextRequest(first, louder, newKey).key).not.toBe(first.key);
  expect(sent().key).not.toBe(first.key);
});

test('what may have been taken keeps its key whatever is meant, and is asked about when that changed', () => {
  const open = afterFailure(sent(), new NoResponseError());
  expect(mustAskFirst(open, ring)).toBe(false);
  expect(mustAskFirst(open, louder)).toBe(true);
  expect(nextRequest(open, louder, newKey)).toEqual({ key: open.key, ...louder, open: true });
});

test.each([
  ['no answer', new NoResponseError(), true],
  ['a server that lost its way', answer(503), true],
  ['a refusal', answer(422), false],
  ['canceling before it was sent', new CanceledError('unsent'), false],
  ['canceling on its way', new CanceledError('untaken'), true],
])('%s leaves it open: %s', (_, error, open) => {
  expect(afterFailure(sent(), error).open).toBe(open);
});

test('a refusal does not answer for an earlier call that had no answer', () => {
  const open = afterFailure(sent(), new NoResponseError());
  expect(afterFailure(open, answer(422)).open).toBe(true);
});
