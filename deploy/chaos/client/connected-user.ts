import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type ApiClient, bodyOf, createApiClient } from './api-client.ts';

/** Somewhere that a user can publish to. */
export interface Place {
  readonly platform: PlatformName;
  readonly platformId: number;
  /** Null for a LinkedIn profile. */
  readonly pageId: string | null;
  /** What the network calls it. */
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
export async function createConnectedUser(url: string, name: string): Promise<ConnectedUser> {
  const client = createApiClient(url);
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

const START: Record<PlatformName, string> = {
  facebook: '/api/facebook/auth',
  instagram: '/api/auth/instagram',
  linkedin: '/api/linkedin/auth',
};

async function connectAll(client: ApiClient, name: string): Promise<Place[]> {
  for (const platform of PLATFORM_NAMES) await connect(client, platform, name);
  const check = <T>(platform: PlatformName) => bodyOf<T>(client.get(`/api/${platform}/check-connection`));
  const { pages } = await check<{ pages: { id: string }[] }>('facebook');
  const { accounts } = await check<{ accounts: { id: string }[] }>('instagram');
  const { user_platform_id, organizations } = await check<{
    user_platform_id: string | null;
    organizations: { id: string }[];
  }>('linkedin');
  if (pages.length === 0 || accounts.length === 0 || !user_platform_id)
    throw new Error(`${name} could not connect every network.`);
  return [
    ...pages.map(({ id }) => placeOf('facebook', id, id)),
    ...accounts.map(({ id }) => placeOf('instagram', id, id)),
    placeOf('linkedin', null, user_platform_id),
    ...organizations.map(({ id }) => placeOf('linkedin', id, id)),
  ];
}

const placeOf = (platform: PlatformName, pageId: string | null, authorId: string): Place => ({
  platform,
  platformId: PLATFORMS[platform].id,
  pageId,
  authorId,
});

/** Reconnects what is no longer connected, as a user does whom the page asks to. */
export async function reconnect({ client, name }: ConnectedUser): Promise<void> {
  for (const platform of PLATFORM_NAMES) {
    const { connected } = await bodyOf<{ connected: boolean }>(
      client.get(`/api/${platform}/check-connection`),
    );
    if (!connected) await connect(client, platform, name);
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
  const { auth_url } = await bodyOf<{ auth_url: string }>(client.get(START[platform]));
  const page = await (await fetch(auth_url)).text();
  const form = new URLSearchParams({ name, decision: 'allow' });
  for (const [, scope] of page.matchAll(/name="scope"\s+value="([^"]+)"/g)) form.append('scope', scope ?? '');
  const back = await fetch(auth_url, { method: 'POST', body: form, redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('location') ?? 'about:blank');
  const dashboard = await client.get(`/api${pathname}${search}`);
  return dashboard.headers.get('location')?.includes('status=success') ?? false;
}
