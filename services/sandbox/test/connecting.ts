import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Access } from '@carillon/social/capabilities/access.ts';
import type { CodeExchange, Grant, Target } from '@carillon/social/capabilities/connect.ts';
import type { Media, PublishNote, PublishRequest } from '@carillon/social/capabilities/publish.ts';
import type { TestSandbox } from './sandbox-server.ts';

interface Consent {
  readonly name?: string;
  readonly decision?: 'allow' | 'cancel';
  /** Boxes that are left unticked. */
  readonly without?: readonly string[];
}

export const redirectUriOf = (sandbox: TestSandbox): string =>
  new URL('/api/oauth/callback', sandbox.publicUrl).href;

/** Goes through the consent page like a browser, and returns the parameters of the app's callback. */
export const consent = async (
  sandbox: TestSandbox,
  platform: PlatformName,
  { name = 'Bell Foundry', decision = 'allow', without = [] }: Consent = {},
): Promise<URLSearchParams> => {
  const { url, server, verifier } = await begin(sandbox, platform, redirectUriOf(sandbox));
  const page = await (await fetch(url)).text();
  const scopes = [...page.matchAll(/name="scope"\s+value="([^"]+)"/g)].map((match) => match[1] ?? '');
  const form = new URLSearchParams({ name, decision });
  for (const scope of scopes) if (!without.includes(scope)) form.append('scope', scope);
  const reply = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  const { searchParams } = new URL(reply.headers.get('location') ?? 'about:blank');
  proofs.set(searchParams.get('code') ?? '', { server, verifier });
  return searchParams;
};

/** Asks for the address of the consent page; of the sandbox's server where the network has many. */
export const begin = (sandbox: TestSandbox, platform: PlatformName, redirectUri: string) => {
  const server = serverOf(platform);
  return sandbox.networks[platform].connect.begin({ state: 'the state', redirectUri, server });
};

const serverOf = (platform: PlatformName): string | undefined => {
  const { connect } = PLATFORMS[platform];
  return connect.how === 'server' ? connect.sandbox.server : undefined;
};

/** The proofs that must come back with the codes. */
const proofs = new Map<string, Pick<CodeExchange, 'server' | 'verifier'>>();

/** Exchanges a code for a grant, with the proof that belongs to it. */
export const exchange = (
  sandbox: TestSandbox,
  platform: PlatformName,
  code: string,
  redirectUri = redirectUriOf(sandbox),
): Promise<Grant> => {
  const host = serverOf(platform);
  const proof = proofs.get(code) ?? (host ? { server: `https://${host}` } : {});
  return sandbox.networks[platform].connect.exchangeCode({ code, redirectUri, ...proof });
};

/** An id as the network itself knows it, without the server that it is on. */
export const bareId = (id: string): string => id.slice(id.indexOf('/') + 1);

export interface ConnectedAccount {
  readonly access: Access;
  readonly targets: readonly Target[];
}

/** Connects an account from the consent page to its targets. */
export const connect = async (
  sandbox: TestSandbox,
  platform: PlatformName,
  name?: string,
  without?: readonly string[],
): Promise<ConnectedAccount> => {
  const code = (await consent(sandbox, platform, { name, without })).get('code') ?? '';
  const { access } = await exchange(sandbox, platform, code);
  return { access, targets: await sandbox.networks[platform].connect.targets(access) };
};

/** A publication to the first target of an account, with notes kept from attempt to attempt. */
export const publicationOf = (
  sandbox: TestSandbox,
  account: ConnectedAccount,
  text: string,
  media: readonly Media[] = [],
): PublishRequest => {
  const [target] = account.targets;
  const notes: PublishNote[] = [];
  return {
    key: 'publication',
    targetId: target?.id ?? '',
    access: { ...account.access, token: target?.accessToken ?? account.access.token },
    text,
    media,
    firstAttemptAt: sandbox.now(),
    mayBeOut: false,
    notes,
    isTaken: async () => false,
    note: async (note) => {
      notes.push(note);
    },
    signal: new AbortController().signal,
    hasLease: () => true,
  };
};
