import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/resolve-access-token.ts';
import { resolveSession } from '@carillon/contracts/http/identity/resolve-session.ts';
import { CONNECTION_CHANGED, WORKSPACE_DELETED } from '@carillon/contracts/testing/examples/events.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';

test('what gateway reads of identity', async () => {
  const { exchange, message, agree } = await pactsOf('gateway');
  await exchange(resolveAccessToken, {
    state: "an access token's secret",
    known: { secret: 'carillon_pat_zglNcdOxbG-APqh-DK8H1zxtyu5J19wUuEmG-VY0QEM' },
    input: { body: { secret: 'carillon_pat_zglNcdOxbG-APqh-DK8H1zxtyu5J19wUuEmG-VY0QEM' } },
    reads: {
      token: {
        id: '461759fb-39c5-4d10-b2fd-a30cbf2ecd78',
        user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        role: 'owner',
        scopes: ['posts:read'],
        expires_at: '2026-11-24T03:35:58.538Z',
      },
    },
  });
  await exchange(resolveSession, {
    state: 'a session',
    known: { session: 'OfBdnP7Prh5nWp6wYYeemwAJtI4NBJjFEFc_sjKdzXA' },
    input: { body: { session: 'OfBdnP7Prh5nWp6wYYeemwAJtI4NBJjFEFc_sjKdzXA' } },
    reads: {
      session: {
        id: '53d3528d-e974-4ec7-8b5f-3d9fca9e9fba',
        user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
        workspace_id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff',
        role: 'owner',
        expires_at: '2026-11-25T02:35:58.872Z',
      },
      renew_seconds: null,
    },
  });
  await message(sessionRevoked, {
    session_id: '45c6467d-dd40-40f0-aca9-9c7be2491fa6',
    user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
  });
  await message(accessTokenRevoked, {
    token_id: '4e11b576-4d0c-44bd-b559-4fb0bcd5d100',
    user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
  });
  await message(sessionEntered, {
    session_id: '45c6467d-dd40-40f0-aca9-9c7be2491fa6',
    user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
    entered_id: '04d79de8-e649-4c18-a10b-76538063ef99',
  });
  await message(memberChanged, {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
    member_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
    name: 'ada',
    actor_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
    change: 'joined',
    role: 'viewer',
    previous_role: null,
  });
  await message(workspaceChanged, {
    workspace_id: '04d79de8-e649-4c18-a10b-76538063ef99',
    actor_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
    change: 'created',
    name: 'Bakehouse',
    previous_name: null,
  });
  await message(workspaceDeleted, WORKSPACE_DELETED);
  await message(connectionChanged, CONNECTION_CHANGED);
  await agree();
});
