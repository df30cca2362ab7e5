import { createBluesky } from '../bluesky/bluesky.ts';
import { BLUESKY_DEFAULTS } from '../settings.ts';
import { answering } from './answering.ts';

export const DID = `did:plc:${'a'.repeat(24)}`;
export const SERVER = 'https://pds.example';
export const CID = 'bafyreib';

/** Bluesky's client on servers that give these answers in turn. */
export function blueskyAnswering(...answers: readonly unknown[]) {
  const { deps, calls } = answering(...answers);
  return { network: createBluesky({ ...BLUESKY_DEFAULTS, isLocal: false }, deps, deps.fetch), calls };
}

/** A session's token, as an app password makes it. */
export function tokenOf(did = DID, scope = 'com.atproto.appPass'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: did, exp: 1_800_000_000, scope })}.signature`;
}

export const accessOf = (server = SERVER) => ({ token: tokenOf(), server });

/** Where an account is. */
export const documentOf = (server = SERVER, did = DID) => ({
  id: did,
  alsoKnownAs: ['at://ada.example'],
  service: [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: server }],
});

export const refusal = (status: number, error: string, message = 'Said so') =>
  Response.json({ error, message }, { status });
