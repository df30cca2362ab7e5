import { isSandboxName } from '@carillon/contracts/domain/sandbox-domain.ts';
import type { Account, Connect } from '../capabilities/connect.ts';
import type { SocialDeps } from '../deps.ts';
import type { SocialNetwork } from '../network.ts';
import { realAddress, sandboxFetch } from './sandbox-server.ts';

/** Options of the client of a network of many servers. */
export interface SandboxBeside {
  /** Where the sandbox answers as one more server, `carillon.test`; absent where it doesn't. */
  readonly sandboxUrl?: string | undefined;
}

type Create<Settings> = (settings: Settings, deps: SocialDeps, fetch?: SocialDeps['fetch']) => SocialNetwork;

/**
 * Creates the client of a network with many servers, of which the sandbox may be one: calls to `carillon.test`, or
 * about one of its handles, go to the sandbox, and everything else to the real network.
 * @param create creates the network's client; `fetch` is for all of its calls to servers
 * @param toSandboxSettings settings of the sandbox's client, from the real client's
 */
export const besideSandbox =
  <Settings extends SandboxBeside>(
    create: Create<Settings>,
    toSandboxSettings: (settings: Settings, sandboxUrl: string) => Settings,
  ) =>
  (settings: Settings, deps: SocialDeps): SocialNetwork => {
    const real = create(settings, deps);
    const { sandboxUrl } = settings;
    if (sandboxUrl === undefined) return real;
    const sandbox = create(
      toSandboxSettings(settings, sandboxUrl),
      deps,
      sandboxFetch(sandboxUrl, deps.fetch),
    );
    return { ...bothOf(real, withAddresses(sandbox, sandboxUrl)), hasSandbox: true };
  };

/** Browsers don't know the sandbox's server, so they are shown where it really is. */
function withAddresses({ connect, ...network }: SocialNetwork, sandboxUrl: string): SocialNetwork {
  if (!connect) return network;
  const pictured = <T extends Pick<Account, 'picture'>>(one: T): T =>
    one.picture === null ? one : { ...one, picture: realAddress(sandboxUrl, one.picture) };
  const sandboxParts: Pick<Connect, 'account' | 'targets'> = {
    account: async (...args) => pictured(await connect.account(...args)),
    targets: async (...args) => (await connect.targets(...args)).map(pictured),
  };
  if (connect.by === 'credentials') return { ...network, connect: { ...connect, ...sandboxParts } };
  const begin: typeof connect.begin = async (request) => {
    const consent = await connect.begin(request);
    return { ...consent, url: realAddress(sandboxUrl, consent.url) };
  };
  return { ...network, connect: { ...connect, ...sandboxParts, begin } };
}

type Call = (input: unknown, ...more: unknown[]) => unknown;

/** Builds every call of every capability from the client whose server or handle it concerns. */
function bothOf<T extends object>(real: T, sandbox: T): T {
  const members = Object.entries(real).map(([name, member]) => {
    const other: unknown = Reflect.get(sandbox, name);
    if (typeof member === 'function') return [name, eitherOf(member as Call, other as Call)];
    return [name, typeof member === 'object' ? bothOf(member as object, other as object) : member];
  });
  return Object.fromEntries(members) as T;
}

const eitherOf =
  (real: Call, sandbox: Call): Call =>
  (input, ...more) =>
    (isSandboxName(readServerName(input)) ? sandbox : real)(input, ...more);

interface SandboxCall {
  readonly access?: { readonly server?: string };
  readonly server?: string;
  readonly identifier?: string;
}

/** The server or the handle that a call is about. */
function readServerName(input: unknown): string {
  if (typeof input === 'string') return input;
  const { access, server, identifier } = (input ?? {}) as SandboxCall;
  return access?.server ?? server ?? identifier ?? '';
}
