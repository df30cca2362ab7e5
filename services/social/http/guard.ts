import { saidBy } from '@carillon/contracts/domain/failure-words.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { text } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

type Kind = 'transient' | 'unknown';

/**
 * Makes a capability's calls throw only SocialError, whatever fails inside.
 * @param kinds the error kind per call; `transient` if missing
 */
export const guardCapability = <Capability extends object>(
  platform: PlatformName,
  capability: Capability,
  kinds: { readonly [Call in keyof Capability]?: Kind } = {},
): Capability => {
  const kindOf = new Map<string, Kind>(Object.entries(kinds));
  const members = Object.entries(capability).map(([name, member]) => [
    name,
    typeof member === 'function' ? guardedCall(platform, member, kindOf.get(name) ?? 'transient') : member,
  ]);
  return Object.fromEntries(members);
};

type Call = (...input: unknown[]) => unknown;

const guardedCall =
  (platform: PlatformName, call: Call, kind: Kind): Call =>
  (...input) => {
    const outcome = call(...input);
    return outcome instanceof Promise
      ? outcome.catch((error) => throwInterrupted(platform, kind, error))
      : outcome;
  };

const throwInterrupted = (platform: PlatformName, kind: Kind, error: unknown): never => {
  if (error instanceof SocialError) throw error;
  const reason = saidBy(error instanceof Error ? error.message : String(error)) ?? '';
  throw new SocialError(
    text`Carillon was interrupted while working with ${{ network: labelOf(platform) }}: ${{ reason }}`,
    {
      kind,
      cause: error,
    },
  );
};
