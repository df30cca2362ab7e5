import { ApiError, NoResponseError } from '@carillon/sdk/api/errors.ts';
import { expect, test } from '@jest/globals';
import { refusalText } from './refusal-text.ts';

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
  ['no detail of a fault in the page', new TypeError('x is undefined'), 'Please try again.'],
])('a refusal is told by %s', (_, error, expected) => {
  expect(refusalText(error, 'Please try again.')).toBe(expected);
});

test('without a connection that is what is told', () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  try {
    expect(refusalText(new NoResponseError(), 'Please try again.')).toBe('You’re offline.');
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});
