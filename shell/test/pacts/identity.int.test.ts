import { changeLocale } from '@carillon/contracts/http/identity/account/change-locale.ts';
import { changeTimeZone } from '@carillon/contracts/http/identity/account/change-time-zone.ts';
import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { beginConnecting } from '@carillon/contracts/http/identity/connections/begin-connecting.ts';
import { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import { reconnect } from '@carillon/contracts/http/identity/connections/reconnect.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/email/get-email-proof.ts';
import { listMembers } from '@carillon/contracts/http/identity/members/list-members.ts';
import { checkAuth } from '@carillon/contracts/http/identity/sign-in/check-auth.ts';
import { logout } from '@carillon/contracts/http/identity/sign-in/logout.ts';
import { enterWorkspace } from '@carillon/contracts/http/identity/workspaces/enter-workspace.ts';
import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import { owner } from '@carillon/contracts/testing/examples/members.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('records the pact with identity', async () => {
  const { exchange, agree } = await pactsOf('shell');
  await exchange(changeTimeZone, {
    input: { body: { timezone: 'UTC' } },
    reads: { success: true, timezone: 'UTC' },
  });
  await exchange(changeLocale, {
    input: { body: { locale: 'de' } },
    reads: { success: true, locale: 'de' },
  });
  await exchange(checkAuth, { reads: { authenticated: true } });
  await exchange(listConnections, {
    reads: {
      success: true,
      connections: [
        {
          id: 'con_7lktUxDn0T9nPGjb6tmu8OK7',
          network: 'facebook',
          status: 'connected',
          account: { id: '104344569041027', name: 'ada' },
          targets: [{ id: '104344569041026', name: 'ada', kind: 'page' }],
        },
      ],
      available: ['facebook'],
    },
  });
  await exchange(beginConnecting, {
    input: { params: { network: 'facebook' }, body: {} },
    reads: {
      auth_url: 'http://localhost:44309/sandbox/facebook/v26.0/dialog/oauth?client_id=900000000000001',
    },
  });
  await exchange(reconnect, {
    state: 'an Instagram account',
    known: { connection_id: 'con_7lktUxDn0T9nPGjb6tmu8OK7' },
    input: { params: { id: 'con_7lktUxDn0T9nPGjb6tmu8OK7' } },
    reads: {
      auth_url: 'http://localhost:44309/sandbox/facebook/v26.0/dialog/oauth?client_id=900000000000001',
    },
  });
  await exchange(enterWorkspace, {
    state: 'another workspace',
    known: { other_id: '04d79de8-e649-4c18-a10b-76538063ef99' },
    input: { params: { id: '04d79de8-e649-4c18-a10b-76538063ef99' } },
    reads: { success: true },
  });
  await exchange(getEmailProof, {
    state: 'an email that is not confirmed',
    reads: { success: true, state: 'unconfirmed', mail: 'mailbox' },
  });
  await exchange(listMembers, {
    reads: {
      success: true,
      members: [
        {
          id: '0f3d5a4e-64a4-4b07-9a63-0d7a0f3c4b52',
          name: 'ada',
          email: 'ada@example.com',
          role: 'owner',
          home: true,
          joined_at: '2026-11-24T02:43:40.157Z',
        },
      ],
    },
  });
  await exchange(listWorkspaces, {
    reads: {
      workspaces: [
        {
          id: '04d79de8-e649-4c18-a10b-76538063ef99',
          name: 'ada',
          role: 'owner',
          current: true,
        },
      ],
    },
  });
  await exchange(getUser, {
    reads: owner('4d4e5a36-8fe1-4e19-8bb9-b3cac5bfddc9', '8c5a6bdf-3445-4fa6-9c89-001bd9f68d32'),
  });
  await exchange(logout, { reads: { success: true } });
  await agree();
});
