import { ApiError } from '@carillon/sdk/api/errors.ts';
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
  ['no detail of a fault in the server', refusal(500), 'Please try again.'],
  ['nor of a lost connection', new TypeError('fetch failed'), 'Please try again.'],
])('a refusal is told by %s', (_, error, expected) => {
  expect(refusalText(error, 'Please try again.')).toBe(expected);
});
