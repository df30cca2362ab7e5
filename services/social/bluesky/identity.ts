import { sentence, text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import { createCaller } from '../http/call.ts';
import { readBody } from '../http/read-body.ts';
import { SocialError } from '../social-error.ts';
import { did, handle, id, MAX_BYTES, url } from './bounds.ts';
import { cleanIdentifier } from './clean-identifier.ts';
import type { BlueskyClient } from './client.ts';
import { blueskyError } from './errors.ts';
import { LABEL } from './network-name.ts';

const resolved = z.object({ did });
const document = z.object({
  id: did,
  alsoKnownAs: z.array(handle).max(100).optional(),
  service: z
    .array(z.object({ id: url, type: id, serviceEndpoint: url.catch('') }))
    .max(100)
    .optional(),
});

export interface Home {
  readonly did: string;
  /** The account's own handle; absent where it has none. */
  readonly handle?: string | undefined;
  /** The origin of the server that has the account. */
  readonly server: string;
}

type Client = Pick<BlueskyClient, 'xrpc' | 'settings' | 'deps'>;

/**
 * Resolves the account that a user names, and its server: handle → DID → DID document. The document must name the
 * handle too, so a resolver alone can't send anybody's password elsewhere.
 * @throws SocialError `permanent` for a handle that nobody has, `transient` while it can't be looked up
 */
export async function findHome(client: Client, input: string, signal?: AbortSignal): Promise<Home> {
  const identifier = cleanIdentifier(input);
  if (identifier.startsWith('did:')) return (await readDocument(client, identifier, signal)).home;
  const resolvedDid = await resolveHandle(client, client.settings.resolverUrl, identifier, signal);
  if (resolvedDid === null) throw unknownHandle(identifier);
  const { home, handles } = await readDocument(client, resolvedDid, signal);
  if (!handles.includes(identifier)) throw unknownHandle(identifier);
  return home;
}

const unknownHandle = (identifier: string): SocialError =>
  new SocialError(
    text`No active account on Bluesky has the handle ${{ handle: identifier }}. Check it for typos.`,
    {
      kind: 'permanent',
      code: 'unknown_handle',
    },
  );

/**
 * Resolves a handle. Null if nobody has it.
 * @throws SocialError while it can't be looked up
 */
export async function resolveHandle(
  { xrpc }: Pick<Client, 'xrpc'>,
  server: string,
  identifier: string,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    const params = { handle: identifier.toLowerCase() };
    const call = { access: { token: '', server }, params, schema: resolved, signal };
    return (await xrpc.query('com.atproto.identity.resolveHandle', call)).did;
  } catch (error) {
    if (error instanceof SocialError && error.status === 400) return null;
    throw error;
  }
}

async function readDocument({ settings, deps }: Client, identifier: string, signal?: AbortSignal) {
  const reply = await createCaller(
    LABEL,
    deps,
  )({
    method: 'GET',
    url: documentUrl(identifier, settings.plcUrl),
    headers: { accept: 'application/did+ld+json, application/json', 'user-agent': 'Carillon' },
    timeoutMs: settings.timeoutMs,
    mostBytes: MAX_BYTES,
    ...(signal && { signal }),
  });
  if (reply.status === 404 || reply.status === 410)
    throw new SocialError(sentence`This account is no longer on Bluesky.`, {
      kind: 'permanent',
      code: 'no_account',
    });
  if (reply.status !== 200) throw blueskyError(reply, { publishes: false, now: deps.now() });
  const { alsoKnownAs = [], service = [], ...documentFields } = readBody(LABEL, reply, document, false);
  const pds = service.find(
    (one) => one.id.endsWith('#atproto_pds') && one.type === 'AtprotoPersonalDataServer',
  );
  const at = pds ? URL.parse(pds.serviceEndpoint) : null;
  if (documentFields.id !== identifier || !at || !/^https?:$/.test(at.protocol))
    throw new SocialError(sentence`This account doesn’t say which server it’s on.`, {
      kind: 'permanent',
      code: 'no_server',
    });
  if (at.protocol === 'http:' && !settings.isLocal)
    throw new SocialError(sentence`This account’s server doesn’t use https.`, {
      kind: 'permanent',
      code: 'no_https',
    });
  const handles = alsoKnownAs.flatMap((name) =>
    name.startsWith('at://') ? [name.slice(5).toLowerCase()] : [],
  );
  return { home: { did: identifier, handle: handles[0], server: at.origin }, handles };
}

/** did:web is for whole hosts here, as the protocol has it. */
function documentUrl(identifier: string, plcUrl: string): string {
  if (/^did:plc:[a-z2-7]{24}$/.test(identifier)) return `${plcUrl}/${identifier}`;
  const host = /^did:web:([a-zA-Z0-9.-]{1,253})$/.exec(identifier)?.[1];
  if (host) return `https://${host}/.well-known/did.json`;
  throw new SocialError(sentence`That isn’t the ID of a Bluesky account.`, {
    kind: 'permanent',
    code: 'bad_did',
  });
}
