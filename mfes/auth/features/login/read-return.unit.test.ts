import { expect, test } from '@jest/globals';
import { readReturn } from './read-return.ts';

const GENERAL = 'The account was not connected. Log in and connect it again.';
const OURS = 'Connection failed: you are no longer logged in. Log in and connect the account again.';
const said = (message: string): string => `?${new URLSearchParams({ status: 'danger', message })}`;

test.each([
  [
    'to a browser that was sent to the network',
    said('Connection failed: no.'),
    true,
    'Connection failed: no.',
  ],
  ['by anybody else', said('Call this number.'), false, GENERAL],
  ['by our own server', said(OURS), false, OURS],
  ['without words', '?status=danger', true, GENERAL],
])('what is said %s', (_, search, linking, message) => {
  expect(readReturn(search, linking)).toEqual({ kind: 'danger', message });
});

test('an address without a return says nothing', () => {
  expect(readReturn('?from=generate', true)).toBeNull();
  expect(readReturn('?status=other&message=Hello', true)).toBeNull();
});
