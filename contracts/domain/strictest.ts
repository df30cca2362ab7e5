import type { NetworkLimits, PostOptions, TextSize } from '../networks/network.ts';
import { type ContentFault, contentFaults, type GivenFile } from './content-faults.ts';
import { PLATFORMS, type PlatformName } from './platforms.ts';
import { commentSize, textSize } from './text-size.ts';

/** Limits that a post has on a network, and whose they are. */
export interface AccountLimits {
  /** The account's name; null where all that it goes to have the same limits. */
  readonly account: string | null;
  readonly limits: NetworkLimits;
}

/** Whose limits a post must meet on a network, and which options count too. */
export interface GoesOut {
  /** One at least; the network's own where left out. */
  readonly accounts?: readonly AccountLimits[] | undefined;
  readonly options?: PostOptions | undefined;
}

/** Names the account; null if all accounts have the same limits. */
type OfAccount = Pick<AccountLimits, 'account'>;

export const accountsOf = (platform: PlatformName, { accounts = [] }: GoesOut): readonly AccountLimits[] =>
  accounts.length > 0 ? accounts : [{ account: null, limits: PLATFORMS[platform].limits }];

/** Measures a text as the account does that it comes nearest to the limit of. */
export const strictestSize = (platform: PlatformName, text: string, to: GoesOut = {}): TextSize & OfAccount =>
  nearest(accountsOf(platform, to), ({ limits }) => textSize(platform, text, limits, to.options));

/** The same for a comment. */
export const strictestComment = (
  platform: PlatformName,
  text: string,
  to: GoesOut = {},
): TextSize & OfAccount =>
  nearest(accountsOf(platform, to), ({ limits }) => commentSize(platform, text, limits));

function nearest(
  accounts: readonly AccountLimits[],
  sizeOf: (account: AccountLimits) => TextSize,
): TextSize & OfAccount {
  const sizes = accounts.map((one) => ({ ...sizeOf(one), account: one.account }));
  return sizes.reduce((a, b) => (b.length / b.most > a.length / a.most ? b : a));
}

/** The lowest limit of a kind, and whose it is. */
export function lowest<K extends 'images' | 'hashtags' | 'altText'>(
  accounts: readonly AccountLimits[],
  kind: K,
): { most: number; account: string | null } | null {
  const networkLimits = accounts.flatMap(({ account, limits }) => {
    const limit: NetworkLimits[K] = limits[kind];
    return typeof limit === 'number' ? [{ most: limit, account }] : [];
  });
  return networkLimits.sort((a, b) => a.most - b.most)[0] ?? null;
}

/** Lists why the accounts would refuse a post: the worst case of each fault, with its account. */
export function strictestFaults(
  platform: PlatformName,
  text: string,
  files: readonly GivenFile[],
  to: GoesOut = {},
): (ContentFault & OfAccount)[] {
  const worst = new Map<string, ContentFault & OfAccount>();
  for (const { account, limits } of accountsOf(platform, to))
    for (const fault of contentFaults(platform, text, files, { limits, options: to.options })) {
      const key = fault.code === 'video_rule' ? JSON.stringify(fault) : fault.code;
      const worstFault = worst.get(key);
      if (!worstFault || excessOf(fault) > excessOf(worstFault)) worst.set(key, { ...fault, account });
    }
  return [...worst.values()];
}

function excessOf(fault: ContentFault): number {
  if (fault.code === 'text_too_long') return fault.length / fault.most;
  if (fault.code === 'too_many_images' || fault.code === 'too_many_hashtags') return fault.count / fault.most;
  if (fault.code === 'alt_text_too_long') return fault.length / fault.most;
  return fault.code === 'video_too_large' ? 1 / fault.mostBytes : 0;
}
