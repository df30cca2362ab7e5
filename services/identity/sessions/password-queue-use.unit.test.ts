import { tooMany } from '@carillon/kit/errors.ts';
import { expect, test } from '@jest/globals';
import { register } from '../accounts/register.ts';
import { createPasswords } from '../crypto/passwords.ts';
import { logIn } from './log-in.ts';

const now = new Date('2026-11-22T10:00:00Z');
const deps = {
  stores: {
    users: { findForLogin: async () => null },
    loginTries: { count: async () => ({ count: 1, until: now }) },
    loginPlaces: { knows: async () => false },
  },
  telemetry: { securityLog: { tell: () => undefined } },
  authentication: {
    passwords: createPasswords(undefined, () => Promise.reject(tooMany(5000))),
    demo: () => 'off',
  },
  clock: () => now,
};

test.each([
  [
    'a login',
    () =>
      logIn(deps as never, {
        email: 'ada@example.com',
        password: 'guess',
        remember: false,
        address: 'a',
        device: undefined,
        userAgent: undefined,
      }),
  ],
  [
    'a sign-up',
    () =>
      register(deps as never, {
        email: 'ada@example.com',
        name: 'Ada',
        password: 'correct horse',
        timezone: 'UTC',
        address: 'a',
      }),
  ],
])('%s is sent away when too many passwords are being looked at', async (_, call) => {
  await expect(call()).rejects.toMatchObject({ code: 'too_many_requests' });
});
