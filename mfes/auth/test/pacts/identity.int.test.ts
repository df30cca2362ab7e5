import { getDemoAccount } from '@carillon/contracts/http/identity/get-demo-account.ts';
import { login } from '@carillon/contracts/http/identity/login.ts';
import { register } from '@carillon/contracts/http/identity/register.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the auth reads of identity', async () => {
  const { exchange, agree } = await pactsOf('auth');
  await exchange(getDemoAccount, { reads: { state: 'none' } });
  await exchange(login, {
    input: { body: { email: 'ada@example.com', password: 'correct horse battery', remember: false } },
    reads: { success: true, token: 'HEvMu-6aZOKSZUZKs4ToIeIBOUDyxJ0bDk8H6hkVnn8' },
  });
  await exchange(register, {
    input: {
      body: {
        email: 'bell@example.com',
        name: 'Bell',
        password: 'correct horse battery',
        password_confirmation: 'correct horse battery',
        timezone: 'UTC',
      },
    },
    reads: { success: true, message: 'Your account is ready. Log in to continue.' },
  });
  await agree();
});
