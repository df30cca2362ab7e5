import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { SandboxContext } from '../context.ts';
import { FACTS } from '../domain/networks/networks.ts';
import { type Code, LIFETIMES_MS, type Token } from '../domain/token.ts';
import { hashSecret, proves } from '../stores/hash-secret.ts';

export interface Issued {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  readonly scopes: readonly string[];
}

type Holder = Pick<Token, 'network' | 'profileId' | 'ownerId' | 'scopes'>;

const PREFIX = { short: 'EAAS', long: 'EAAL', member: 'AQX' } as const;

/** A new token for a person. */
export const issueToken = async (
  { stores, now, secrets }: SandboxContext,
  kind: keyof typeof PREFIX,
  { network, profileId, ownerId, scopes }: Holder,
): Promise<Issued> => {
  const accessToken = secrets.create(PREFIX[kind]);
  const lifetime = LIFETIMES_MS[kind];
  await stores.tokens.keep({
    hash: hashSecret(accessToken),
    kind,
    network,
    profileId,
    ownerId,
    scopes,
    expiresAt: new Date(now().getTime() + lifetime),
    revoked: false,
  });
  return { accessToken, expiresInSeconds: lifetime / 1000, scopes };
};

/** The token of a page: the same for the same person's token, so it can be returned again without being stored. */
export const pageToken = async (
  { stores, secrets }: SandboxContext,
  person: Token,
  pageId: string,
): Promise<string> => {
  const token = secrets.derive('EAAP', `${pageId}:${person.hash}`);
  await stores.tokens.keep({
    hash: hashSecret(token),
    network: person.network,
    kind: 'page',
    profileId: pageId,
    ownerId: person.ownerId,
    scopes: person.scopes,
    // A page's token outlives a long-lived person's token, but not a short one.
    expiresAt: person.kind === 'long' ? null : person.expiresAt,
    revoked: false,
  });
  return token;
};

export type CodeFault = 'used or unknown' | 'expired' | 'other redirect' | 'other verifier';

interface Redeeming {
  readonly network: PlatformName;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier?: string | undefined;
}

/** Takes a code, once. A wrong redirect address costs the code too. */
export const takeCode = async (
  { stores, now }: Pick<SandboxContext, 'stores' | 'now'>,
  { network, code, redirectUri, verifier = '' }: Redeeming,
): Promise<Code | CodeFault> => {
  const storedCode = await stores.codes.take(hashSecret(code));
  if (!storedCode || storedCode.network !== network) return 'used or unknown';
  if (storedCode.expiresAt <= now()) return 'expired';
  if (storedCode.redirectUri !== redirectUri) return 'other redirect';
  if (storedCode.challenge && !proves(verifier, storedCode.challenge)) return 'other verifier';
  return storedCode;
};

/** Turns a code into a token, once. */
export const redeemCode = async (
  context: SandboxContext,
  redeeming: Redeeming,
): Promise<Issued | CodeFault> => {
  const codeOrFault = await takeCode(context, redeeming);
  if (typeof codeOrFault === 'string') return codeOrFault;
  const { network, profileId, scopes } = codeOrFault;
  const kind = FACTS[network].firstToken ?? 'short';
  return issueToken(context, kind, { network, profileId, ownerId: profileId, scopes });
};
