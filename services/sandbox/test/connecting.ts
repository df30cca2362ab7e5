import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Access } from '@carillon/social/capabilities/access.ts';
import type { Target } from '@carillon/social/capabilities/connect.ts';
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

/** Goes through the consent page as a browser would, and returns what the app's callback is given. */
export const consent = async (
  sandbox: TestSandbox,
  platform: PlatformName,
  { name = 'Bell Foundry', decision = 'allow', without = [] }: Consent = {},
): Promise<URLSearchParams> => {
  const { url } = await sandbox.networks[platform].connect.begin({
    state: 'the state',
    redirectUri: redirectUriOf(sandbox),
  });
  const page = await (await fetch(url)).text();
  const scopes = [...page.matchAll(/name="scope"\s+value="([^"]+)"/g)].map((match) => match[1] ?? '');
  const form = new URLSearchParams({ name, decision });
  for (const scope of scopes) if (!without.includes(scope)) form.append('scope', scope);
  const reply = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(reply.headers.get('location') ?? 'about:blank').searchParams;
};

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
  const network = sandbox.networks[platform];
  const { access } = await network.connect.exchangeCode({ code, redirectUri: redirectUriOf(sandbox) });
  return { access, targets: await network.connect.targets(access) };
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
    access: { token: target?.accessToken ?? account.access.token },
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
