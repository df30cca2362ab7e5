import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Identity, Visitor } from './identity-under-test.ts';

const START: Partial<Record<PlatformName, string>> = {
  facebook: '/facebook/auth',
  instagram: '/auth/instagram',
  linkedin: '/linkedin/auth',
};
let codes = 0;

/** Asks where to connect, and gives the state that the network would send back. */
export async function startConnect(identity: Identity, visitor: Visitor, platform: PlatformName) {
  const reply = await identity.get(START[platform] ?? '', visitor);
  const { auth_url } = (await reply.json()) as { auth_url: string };
  const url = new URL(auth_url);
  return { url, state: url.searchParams.get('state') ?? '' };
}

/** Returns from the network, and gives what the dashboard would show. */
export async function comeBack(
  identity: Identity,
  visitor: Visitor,
  query: Record<string, string>,
  platform: PlatformName = 'facebook',
) {
  const reply = await identity.get(`/oauth/callback/${platform}?${new URLSearchParams(query)}`, visitor);
  const { pathname, searchParams } = new URL(reply.headers.get('location') ?? '', 'http://x');
  const { status, message, reason } = Object.fromEntries(searchParams);
  return { code: reply.status, pathname, status, message, reason };
}

/** Connections a network, as a user who says yes. */
export async function connect(identity: Identity, visitor: Visitor, platform: PlatformName) {
  const { state } = await startConnect(identity, visitor, platform);
  return comeBack(identity, visitor, { state, code: `code-${++codes}` }, platform);
}
