import { ApiError, NoResponseError } from '@carillon/sdk/api/errors.ts';
import { expect, test } from '@jest/globals';
import { CanceledError } from './canceled-error.ts';
import { afterFailure, nextRequest, type PostRequest, unsettledOf } from './request.ts';

let made = 0;
const newKey = (): string => `key-${++made}`;
const ring = { meant: '["Facebook","Ring"]', text: 'Ring' };
const louder = { meant: '["Facebook","Ring!"]', text: 'Ring!' };
const answer = (status: number) =>
  new ApiError(status, { success: false, error: 'internal_error', message: 'No.' });
const sent = (): PostRequest => nextRequest(null, ring, newKey);
/** After a call that failed without settling it. */
const failed = (request: PostRequest, error: unknown): PostRequest => {
  const next = afterFailure(request, error);
  if (!next) throw new Error('it is settled');
  return next;
};

test('the key stays while the same thing is meant, and changes with it', () => {
  const first = sent();
  expect(nextRequest(first, ring, newKey).key).toBe(first.key);
  expect(nextRequest(first, louder, newKey).key).not.toBe(first.key);
  expect(sent().key).not.toBe(first.key);
});

test('what may have been taken keeps its key whatever is meant, and is to be settled', () => {
  const open = failed(sent(), new NoResponseError());
  expect(unsettledOf(open, [], ring)).toEqual([{ key: open.key, changed: false }]);
  expect(unsettledOf(open, [], louder)).toEqual([{ key: open.key, changed: true }]);
  expect(nextRequest(open, louder, newKey)).toEqual(open);
  expect(unsettledOf(failed(sent(), answer(422)), [], ring)).toEqual([]);
});

test('so is what other tabs sent with the same words, each once', () => {
  const own = failed(sent(), new NoResponseError());
  const theirs = failed(sent(), new NoResponseError());
  const elsewhere = { ...failed(sent(), new NoResponseError()), meant: '["LinkedIn","Ring"]' };
  const another = failed(nextRequest(null, louder, newKey), new NoResponseError());
  expect(unsettledOf(own, [theirs, own, elsewhere, another], ring)).toEqual([
    { key: own.key, changed: false },
    { key: theirs.key, changed: false },
    { key: elsewhere.key, changed: true },
  ]);
});

test.each([
  ['no answer', new NoResponseError(), true],
  ['a server that lost its way', answer(503), true],
  ['a refusal', answer(422), false],
  ['canceling before it was sent', new CanceledError('unsent'), false],
  ['canceling on its way without an answer', new CanceledError('unknown'), true],
])('%s leaves it open: %s', (_, error, open) => {
  expect(failed(sent(), error).open).toBe(open);
});

test('a refusal does not answer for an earlier call that had no answer', () => {
  const open = failed(sent(), new NoResponseError());
  expect(failed(open, answer(422)).open).toBe(true);
});

test.each(['untaken', 'overtaken'] as const)(
  'a request that is %s is over: the same again is another',
  (known) => {
    const open = failed(sent(), new NoResponseError());
    expect(afterFailure(open, new CanceledError(known))).toBeNull();
  },
);
