import { emptySocialState } from '@carillon/sdk/social/social-state.ts';
import { expect, test } from '@jest/globals';
import { readReturn } from './read-return.ts';

const social = (connecting: boolean) => {
  const state = emptySocialState(0);
  return { ...state, facebook: { ...state.facebook, connecting } };
};
const GENERAL = 'The account wasn’t connected. Log in and connect it again.';
const OURS = 'Connection failed: you’re no longer logged in. Log in and connect the account again.';
const PLANTED = 'Call this number.';

test.each([
  ['to a browser that was sent to the network', { reason: 'refused', platform: 'facebook' }, true, PLANTED],
  ['by anybody else', { reason: 'logged_out', platform: 'facebook' }, false, OURS],
  ['without a network', { reason: 'logged_out' }, true, GENERAL],
  ['without a code', {}, false, GENERAL],
])('what is said %s', (_, codes, connecting, message) => {
  const search = `?${new URLSearchParams({ status: 'danger', message: PLANTED, ...codes })}`;
  expect(readReturn(search, social(connecting))).toEqual({ kind: 'danger', message });
});

test('an address without a return says nothing', () => {
  expect(readReturn('?from=generate', social(true))).toBeNull();
  expect(readReturn('?status=other&message=Hello', social(true))).toBeNull();
});
