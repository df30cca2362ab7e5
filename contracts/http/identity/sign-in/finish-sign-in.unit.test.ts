import { expect, test } from '@jest/globals';
import { finishSignIn } from './finish-sign-in.ts';

test('a reply of an earlier version, which does not say whether the account is new, is accepted', () => {
  const reply = {
    success: true,
    provider: 'google',
    token: 'opaque',
    link_to: null,
    second_factor: null,
    linked: null,
  };
  expect(finishSignIn.response.parse(reply)).toEqual({ ...reply, created: false });
});
