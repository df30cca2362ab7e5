import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import { connectionView } from '@carillon/contracts/testing/examples/connections.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS } from '@carillon/kit/test/test-keys.ts';

/** Identity as the assistant meets it: a user in Berlin with one Facebook page and a LinkedIn profile. */
export function createFakeIdentity() {
  const state = { pageName: 'Bells & Co' };
  const app = createServiceApp({
    service: 'identity',
    log: quietLog,
    publicKeys: TEST_PUBLIC_KEYS,
    securityLog: { tell: () => undefined },
  });
  mount(app, getUser, async ({ userId: id, workspaceId, role }) => ({
    id,
    name: 'Ada',
    email: 'ada@example.com',
    timezone: 'Europe/Berlin',
    workspace: { id: workspaceId, name: 'Bells', role: role ?? 'viewer' },
  }));
  mount(app, listConnections, async () => ({
    success: true as const,
    connections: [
      connectionView('facebook', [{ id: 'page-1', name: state.pageName }]),
      connectionView('linkedin', [{ id: 'urn:li:person:me', name: 'Ada' }]),
    ],
    available: [...PLATFORM_NAMES],
  }));
  const transports: Transports = { identity: (request) => app.fetch(request) };
  return { state, transports };
}
