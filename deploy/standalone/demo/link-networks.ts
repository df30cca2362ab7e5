import { setTimeout as pause } from 'node:timers/promises';
import {
  HANDLE_NETWORKS,
  PLATFORM_NAMES,
  PLATFORMS,
  type PlatformName,
} from '@carillon/contracts/domain/platforms.ts';
import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { allowAccess } from '../allow-access.ts';
import { type ApiClient, bodyOf } from '../api-client.ts';

export type Targets = readonly {
  readonly platform: PlatformName;
  readonly platform_id: number;
  readonly page_id: string | null;
}[];

const LINKED_WITHIN_MS = 30_000;

/** The password for apps may be any of that form at the sandbox. */
const APP_PASSWORD = 'demo-demo-demo-demo';

/**
 * Connects the networks with a consent page at the sandbox, and those with a handle, and returns each one's first
 * page, account or profile.
 */
export async function linkNetworks(client: ApiClient, name: string): Promise<Targets> {
  const targets = [];
  for (const platform of PLATFORM_NAMES) {
    await (HANDLE_NETWORKS.includes(platform) ? signIn : consent)(client, platform, name);
    const [first] = (await connected(client, platform)).targets;
    targets.push({ platform, platform_id: PLATFORMS[platform].id, page_id: first?.id ?? null });
  }
  return targets;
}

async function consent(client: ApiClient, platform: PlatformName, name: string): Promise<void> {
  const { connect } = PLATFORMS[platform];
  // Where there are many servers, the sandbox's.
  const server = connect.how === 'server' ? connect.sandbox : {};
  const pending = client.post(`/api/connections/${platform}/begin`, server);
  const { auth_url } = await bodyOf<{ auth_url: string }>(pending);
  const arrived = await fetch(await allowAccess(auth_url, name), { redirect: 'manual' });
  const { pathname, search } = new URL(arrived.headers.get('location') ?? '', auth_url);
  // Answered once everybody has heard of it, which may be later.
  void client.get(`${pathname}${search}`).catch(() => undefined);
}

async function signIn(client: ApiClient, platform: PlatformName, name: string): Promise<void> {
  const label = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const account = { identifier: `${label}.${SANDBOX_DOMAIN}`, password: APP_PASSWORD };
  // Answered once everybody has heard of it, which may be later.
  void client.post(`/api/connections/${platform}/sign-in`, account).catch(() => undefined);
}

async function connected(client: ApiClient, platform: PlatformName): Promise<ConnectionView> {
  const deadline = AbortSignal.timeout(LINKED_WITHIN_MS);
  for (;;) {
    const { connections } = await bodyOf<{ connections: ConnectionView[] }>(client.get('/api/connections'));
    const connection = connections.find(({ network }) => network === platform);
    if (connection) return connection;
    deadline.throwIfAborted();
    await pause(25);
  }
}
