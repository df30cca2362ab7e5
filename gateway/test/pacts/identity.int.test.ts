import type { EventKind } from '@carillon/contracts/event.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { beginDataExport } from '@carillon/contracts/http/identity/data-export/begin-data-export.ts';
import { reportDataExport } from '@carillon/contracts/http/identity/data-export/report-data-export.ts';
import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/tokens/resolve-access-token.ts';
import { CONNECTION_CHANGED, WORKSPACE_DELETED } from '@carillon/contracts/testing/examples/events.ts';
import { type Pacts, pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { knowCredentials } from '../known-credentials.ts';
import { openStream, passOn } from '../open-stream.ts';

test('records the pact with identity', async () => {
  const pacts = await pactsOf('gateway');
  const { exchange, agree } = pacts;
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
        owner_approval: false,
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
        owner_approval: false,
        expires_at: '2026-11-25T02:35:58.872Z',
      },
      renew_seconds: null,
    },
  });
  const ticket = {
    ticket: '2b3mQvTq0oZ8V5nJ4pH1rX7yC6dE9fGsKlWuAiBtNzM',
    user_id: 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166',
    session_id: '53d3528d-e974-4ec7-8b5f-3d9fca9e9fba',
  };
  await exchange(beginDataExport, {
    state: 'a ticket for the user’s data',
    known: ticket,
    input: { body: { ...ticket, address: '203.0.113.7', user_agent: 'A browser' } },
    reads: {
      export: {
        lease: '8a1f0a52-8d3e-4c5e-9f7a-1d2c3b4a5e6f',
        workspaces: [{ id: 'c94cd5a4-de02-433c-ae88-5dd6a33a50ff', name: 'Ada', role: 'owner' }],
      },
    },
  });
  await exchange(reportDataExport, {
    state: 'an account',
    input: {
      body: { user_id: ticket.user_id, lease: '8a1f0a52-8d3e-4c5e-9f7a-1d2c3b4a5e6f', state: 'running' },
    },
    reads: { goes_on: false },
  });
  await agreeOnEnds(pacts);
  await passOn(pacts, workspaceChanged, 'workspace.changed', {
    workspace_id: WORKSPACE,
    actor_id: USER,
    change: 'created',
    name: 'Bakehouse',
    previous_name: null,
  });
  await passOn(pacts, connectionChanged, 'connection.changed', CONNECTION_CHANGED);
  await agree();
});

const SESSION = '45c6467d-dd40-40f0-aca9-9c7be2491fa6';
const TOKEN = '4e11b576-4d0c-44bd-b559-4fb0bcd5d100';
const USER = 'a53132d1-db88-4ec0-9ff6-7bb1a10cb166';
const WORKSPACE = WORKSPACE_DELETED.workspace_id;

/**
 * Records the events that end a session or a token, or change its rights: the gateway asks identity again, and the
 * stream of an open page ends.
 */
async function agreeOnEnds({ message }: Pacts): Promise<void> {
  const after = async (kind: EventKind, data: object, id = SESSION) => {
    const ids = { id, userId: USER, workspaceId: WORKSPACE };
    const stream = openStream({ ...ids, sessionId: id });
    const cache = await knowCredentials(ids);
    await message(kind, data, [...stream.consumers, ...cache.consumers]);
    return { asked: await cache.use(), ended: stream.ended };
  };
  const ofSession = { session_id: SESSION, user_id: USER };
  const revoked = { asked: ['session'], ended: ['revoked'] };
  expect(await after(sessionRevoked, ofSession)).toEqual(revoked);
  expect(await after(sessionEntered, { ...ofSession, entered_id: WORKSPACE })).toEqual(revoked);
  expect(await after(accessTokenRevoked, { token_id: TOKEN, user_id: USER }, TOKEN)).toEqual({
    asked: ['token'],
    ended: [],
  });
  const both = { asked: ['session', 'token'], ended: ['revoked'] };
  expect(
    await after(memberChanged, {
      workspace_id: WORKSPACE,
      member_id: USER,
      name: 'ada',
      actor_id: USER,
      change: 'joined',
      role: 'viewer',
      previous_role: null,
    }),
  ).toEqual(both);
  expect(await after(workspaceDeleted, WORKSPACE_DELETED)).toEqual(both);
}
