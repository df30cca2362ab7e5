import { expect, test } from '@jest/globals';
import { actionErrorText, errorText, fieldError } from './error-text.ts';
import { ApiError, InvalidReplyError, LateResponseError, NoResponseError, OfflineError } from './errors.ts';

const refusal = (status: number, errors?: Record<string, string[]>) =>
  new ApiError(status, { success: false, error: 'validation_failed', message: 'Check the form.', errors });

test.each([
  [
    'each field’s sentence, once',
    refusal(422, { a: ['Too long.'], b: ['Too long.', 'Too late.'] }),
    'Too long. Too late.',
  ],
  ['the server’s own, without any', refusal(409), 'Check the form.'],
  ['the server’s own for its own fault too', refusal(503), 'Check the form.'],
  ['that there was no answer', new NoResponseError(), 'No response received from server.'],
  ['that the answer took too long', new LateResponseError(), 'The server took too long to respond.'],
  [
    'that the reply can’t be read',
    new InvalidReplyError(['posts'], null),
    'Carillon’s response couldn’t be read. Reload the page and try again.',
  ],
  [
    'no detail of a fault in the page',
    new TypeError('x is undefined'),
    'An unexpected error occurred. Please try again.',
  ],
])('an error is told by %s', (_, error, expected) => {
  expect(errorText(error)).toBe(expected);
});

test('an unanswered action may have been carried out, and a refused one wasn’t', () => {
  expect(actionErrorText(new NoResponseError())).toMatch(/don’t know whether it worked/);
  expect(actionErrorText(new LateResponseError())).toMatch(/don’t know whether it worked/);
  expect(actionErrorText(new InvalidReplyError([], null))).toMatch(/don’t know whether it worked/);
  expect(actionErrorText(refusal(409))).toBe('Check the form.');
  expect(actionErrorText(new OfflineError())).toMatch(/^You’re offline, so nothing was changed/);
});

test('a field gets its own message', () => {
  expect(fieldError(refusal(422, { a: ['Too long.', 'Too late.'] }), 'a')).toBe('Too long. Too late.');
  expect(fieldError(refusal(422, { a: ['Too long.'] }), 'b')).toBeNull();
  expect(fieldError(new NoResponseError(), 'a')).toBeNull();
});

test('offline, that is the message', () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  try {
    expect(errorText(new NoResponseError())).toBe('You’re offline.');
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});
