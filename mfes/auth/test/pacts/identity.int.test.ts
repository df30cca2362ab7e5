import { getDemoAccount } from '@carillon/contracts/http/identity/account/get-demo-account.ts';
import { getMailState } from '@carillon/contracts/http/identity/email/get-mail-state.ts';
import { acceptInvitation } from '@carillon/contracts/http/identity/members/accept-invitation.ts';
import { declineInvitation } from '@carillon/contracts/http/identity/members/decline-invitation.ts';
import { readInvitation } from '@carillon/contracts/http/identity/members/read-invitation.ts';
import { requestPasswordReset } from '@carillon/contracts/http/identity/passwords/request-password-reset.ts';
import { resetPassword } from '@carillon/contracts/http/identity/passwords/reset-password.ts';
import { finishSignIn } from '@carillon/contracts/http/identity/sign-in/finish-sign-in.ts';
import { listSignInProviders } from '@carillon/contracts/http/identity/sign-in/list-sign-in-providers.ts';
import { login } from '@carillon/contracts/http/identity/sign-in/login.ts';
import { register } from '@carillon/contracts/http/identity/sign-in/register.ts';
import { startSignIn } from '@carillon/contracts/http/identity/sign-in/start-sign-in.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const SECRET = 'q7Q0mYc2r1nB0m6xJ3o5Zr8yT2u4W6e8A1s3D5f7G9h';

test('records the pact with identity', async () => {
  const { exchange, agree } = await pactsOf('auth');
  await exchange(getDemoAccount, { reads: { state: 'none' } });
  await exchange(getMailState, { reads: { mail: 'mailbox' } });
  await exchange(requestPasswordReset, {
    input: { body: { email: 'bell@example.com' } },
    reads: { success: true },
  });
  await exchange(resetPassword, {
    state: 'a link for a new password',
    known: { secret: SECRET },
    input: {
      body: {
        secret: SECRET,
        password: 'correct horse battery',
        password_confirmation: 'correct horse battery',
      },
    },
    reads: { success: true },
  });
  await exchange(login, {
    input: { body: { email: 'ada@example.com', password: 'correct horse battery', remember: false } },
    reads: { success: true, token: 'HEvMu-6aZOKSZUZKs4ToIeIBOUDyxJ0bDk8H6hkVnn8' },
  });
  await exchange(register, {
    input: {
      body: {
        email: 'dora@example.com',
        name: 'Dora',
        password: 'correct horse battery',
        password_confirmation: 'correct horse battery',
        timezone: 'UTC',
        locale: 'de',
      },
    },
    reads: { success: true, message: 'Your account is ready. Log in to continue.' },
  });
  await exchange(listSignInProviders, {
    reads: { success: true, providers: [{ id: 'google', name: 'Google' }] },
  });
  await exchange(startSignIn, {
    input: { params: { provider: 'google' }, body: { remember: false } },
    reads: { auth_url: 'https://accounts.example/authorize?state=a' },
  });
  await exchange(finishSignIn, {
    state: 'Google has named the user',
    input: { body: { timezone: 'UTC', locale: 'de' } },
    reads: {
      success: true,
      provider: 'google',
      created: true,
      link_to: null,
      linked: null,
      token: 'HEvMu-6aZOKSZUZKs4ToIeIBOUDyxJ0bDk8H6hkVnn8',
    },
  });
  const link = { state: "an invitation's link", known: { secret: SECRET } };
  await exchange(readInvitation, {
    ...link,
    input: { body: { secret: SECRET } },
    reads: {
      success: true,
      invitation: {
        state: 'open',
        workspace: 'Bakehouse',
        inviter: 'bell',
        role: 'writer',
        email: 'ada@example.com',
        expires_at: '2026-12-01T02:43:40.157Z',
        yours: true,
        member: false,
      },
    },
  });
  await exchange(acceptInvitation, {
    ...link,
    input: { body: { secret: SECRET } },
    reads: { success: true, workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99' },
  });
  await exchange(declineInvitation, {
    ...link,
    input: { body: { secret: SECRET } },
    reads: { success: true },
  });
  await agree();
});
