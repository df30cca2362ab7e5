import type { PlatformId } from '@carillon/contracts/domain/platforms.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { getUser } from '@carillon/contracts/http/identity/get-user.ts';
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
    ...{ log: quietLog, publicKeys: TEST_PUBLIC_KEYS },
    securityLog: { tell: () => undefined },
  });
  mount(app, getUser, async ({ userId: id, workspaceId, role }) => ({
    ...{ id, name: 'Ada', email: 'ada@example.com', timezone: 'Europe/Berlin' },
    workspace: { id: workspaceId, name: 'Bells', role: role ?? 'viewer' },
  }));
  const connection = (platform_id: PlatformId, connected: boolean) => ({
    ...{ connected, platform_id, name: connected ? 'Ada' : null, reconnect: false },
  });
  mount(app, checkFacebook, async () => ({
    ...connection(1, true),
    pages: [{ id: 'page-1', name: state.pageName, picture: null }],
  }));
  mount(app, checkInstagram, async () => ({ ...connection(2, false), accounts: [] }));
  mount(app, checkLinkedin, async () => ({
    ...connection(3, true),
    user_platform_id: 'me',
    organizations: [],
  }));
  const transports: Transports = { identity: (request) => app.fetch(request) };
  return { state, transports };
}
