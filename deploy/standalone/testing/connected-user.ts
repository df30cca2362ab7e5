import { setTimeout as pause } from 'node:timers/promises';
import { OAUTH_NETWORKS, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { allowAccess } from '../allow-access.ts';
import { type ApiClient, bodyOf, createApiClient } from '../api-client.ts';

/** Somewhere that a user can publish to. */
export interface Place {
  readonly platform: PlatformName;
  readonly platformId: number;
  readonly pageId: string;
  /** The network's id of it. */
  readonly authorId: string;
}

export interface ConnectedUser {
  readonly client: ApiClient;
  /** Also what the networks know them by. */
  readonly name: string;
  readonly places: readonly Place[];
}

export const PASSWORD = 'correct horse battery';

/** Signs up, logs in, and connects every network by the sandbox's consent page. */
export async function createConnectedUser(
  url: string,
  name: string,
  request = fetch,
): Promise<ConnectedUser> {
  const client = createApiClient(url, request);
  const account = {
    email: emailOf(name),
    name,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    timezone: 'UTC',
  };
  await bodyOf(client.post('/api/register', account));
  await logIn({ client, name });
  return { client, name, places: await connectAll(client, name) };
}

export const logIn = ({ client, name }: Pick<ConnectedUser, 'client' | 'name'>): Promise<unknown> =>
  bodyOf(client.post('/api/login', { email: emailOf(name), password: PASSWORD }));

export const emailOf = (name: string): string => `${name.toLowerCase()}@example.com`;

const connectionsOf = async (client: ApiClient): Promise<ConnectionView[]> =>
  (await bodyOf<{ connections: ConnectionView[] }>(client.get('/api/connections'))).connections;

async function connectAll(client: ApiClient, name: string): Promise<Place[]> {
  for (const platform of OAUTH_NETWORKS) await connect(client, platform, name);
  const connections = await connectionsOf(client);
  if (OAUTH_NETWORKS.some((one) => !connections.find(({ network }) => network === one)?.targets.length))
    throw new Error(`${name} could not connect every network.`);
  return connections.flatMap(({ network, targets }) =>
    targets.map(({ id }) => ({
      platform: network,
      platformId: PLATFORMS[network].id,
      pageId: id,
      authorId: id,
    })),
  );
}

/** Reconnects disconnected accounts, like a user who follows the page's request. */
export async function reconnect({ client, name }: ConnectedUser): Promise<void> {
  const connections = await connectionsOf(client);
  for (const platform of OAUTH_NETWORKS) {
    const ownConnections = connections.filter(({ network }) => network === platform);
    if (ownConnections.every(({ status }) => status === 'lost')) await connect(client, platform, name);
  }
}

const TRIES = 60;
const BETWEEN_MS = 300;

/** Says yes to everything on the consent page, and comes back; once more when Carillon says that it went wrong. */
export async function connect(client: ApiClient, platform: PlatformName, name: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await connectOnce(client, platform, name).catch(() => false)) return;
    await pause(BETWEEN_MS);
  }
  throw new Error(`${name} could not connect ${platform} in ${TRIES} tries`);
}

async function connectOnce(client: ApiClient, platform: PlatformName, name: string): Promise<boolean> {
  const { auth_url } = await bodyOf<{ auth_url: string }>(
    client.post(`/api/connections/${platform}/begin`, {}),
  );
  const { pathname, search } = new URL(await allowAccess(auth_url, name));
  const dashboard = await client.get(`/api${pathname}${search}`);
  return dashboard.headers.get('location')?.includes('status=success') ?? false;
}
