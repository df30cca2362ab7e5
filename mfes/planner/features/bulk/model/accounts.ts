import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectedTarget } from '@carillon/sdk/index.ts';
import { listText } from '@carillon/sdk/index.ts';
import { plural, select, t } from '@lingui/core/macro';
import { quote } from '../../../lib/quote.ts';
import { clip } from './clip.ts';
import { NO_NETWORK, networkOf, otherNetworkOf } from './networks.ts';
import { plainText, visibleText } from './plain-text.ts';

/** A page, account or profile that a post can go to. */
export type Account = ConnectedTarget;

export const accountKey = ({ platform, id }: Pick<Account, 'platform' | 'id'>): string => `${platform} ${id}`;
/** Names an account as cells do. */
export const accountText = ({ platform, name }: Account): string => `${labelOf(platform)}: ${name}`;

/** Writes an account into a cell so that it is found again: with its id if another one has the same name. */
export const formatAccount = (account: Account, accounts: readonly Account[]): string =>
  accounts.some((one) => accountText(one) === accountText(account) && one.id !== account.id)
    ? `${accountText(account)} (${account.id})`
    : accountText(account);

/** The keys of the accounts that a network’s name alone stands for in a file, by network. */
export type Meanings = Readonly<Partial<Record<PlatformName, readonly string[]>>>;

interface ReadAccounts {
  readonly accounts: readonly Account[];
  readonly problems: readonly string[];
  /** Networks that the cell names alone, that have several accounts, and of which nobody said what they mean. */
  readonly open: readonly PlatformName[];
  /** Networks of all that the cell names, also of what isn’t found. */
  readonly platforms: readonly PlatformName[];
  /** Networks that the cell names and Carillon doesn’t publish to. */
  readonly others: readonly string[];
}

/** Finds the accounts that a cell names: by network, by name or id, or by both as "Facebook: Corner Bakehouse". */
export function readAccounts(
  cell: string,
  accounts: readonly Account[],
  meanings: Meanings = {},
): ReadAccounts {
  const accountsByKey = new Map<string, Account>();
  const problems: string[] = [];
  const open = new Set<PlatformName>();
  const platforms = new Set<PlatformName>();
  const others = new Set<string>();
  for (const name of namesIn(cell, accounts)) {
    const one = find(name, accounts, meanings);
    if ('account' in one) accountsByKey.set(accountKey(one.account), one.account);
    else if ('other' in one) others.add(one.other);
    else if ('problem' in one) problems.push(one.problem);
    else {
      const matches = findMeantAccounts(one.several, accounts, meanings);
      for (const account of matches) accountsByKey.set(accountKey(account), account);
      if (matches.length === 0) open.add(one.several);
    }
    if ('problem' in one && one.platform) platforms.add(one.platform);
  }
  for (const { platform } of accountsByKey.values()) platforms.add(platform);
  for (const platform of open) platforms.add(platform);
  return {
    accounts: [...accountsByKey.values()],
    problems,
    open: [...open],
    platforms: [...platforms],
    others: [...others],
  };
}

/** Returns the accounts that a network’s name stands for by its user’s word; empty while that is open. */
const findMeantAccounts = (
  network: PlatformName,
  accounts: readonly Account[],
  meanings: Meanings,
): readonly Account[] =>
  accounts.filter((one) => one.platform === network && meanings[network]?.includes(accountKey(one)));

/** Lists the networks that rows name and Carillon doesn’t publish to. */
export const otherNetworksIn = (cells: readonly string[]): readonly string[] => [
  ...new Set(cells.flatMap((cell) => readAccounts(cell, []).others)),
];

/** Splits a cell into names. A name may have a comma in it. */
const namesIn = (cell: string, accounts: readonly Account[]): readonly string[] =>
  visibleText(cell)
    .split('\n')
    .flatMap((line) => ('account' in find(line, accounts, {}) ? [line] : line.split(/[,;|]/)))
    .map((name) => name.trim())
    .filter(Boolean);

type AccountMatch =
  | { readonly account: Account }
  | { readonly other: string }
  /** The network’s name alone, where it has several accounts. */
  | { readonly several: PlatformName }
  | { readonly problem: string; readonly platform: PlatformName | null };

function find(text: string, accounts: readonly Account[], meanings: Meanings): AccountMatch {
  const plainName = plainText(text);
  const network = networkOf(plainName);
  if (network) {
    const its = accounts.filter(({ platform }) => platform === network);
    // An account that was meant and is lost is no other one.
    const isAsked = its.length > 1 || (its.length === 1 && (meanings[network]?.length ?? 0) > 0);
    return isAsked ? { several: network } : only(network, text, its, accounts);
  }
  const colon = text.indexOf(':');
  const before = colon > 0 ? networkOf(text.slice(0, colon)) : null;
  const name = before ? plainText(text.slice(colon + 1)) : plainName;
  const among = accounts.filter((one) => (before === null || one.platform === before) && isCalled(one, name));
  const other = otherNetworkOf(colon > 0 ? text.slice(0, colon) : text);
  return other && among.length === 0 ? { other } : only(before, text, among, accounts);
}

function isCalled({ id, name, kind }: Account, plainName: string): boolean {
  // Earlier versions wrote a profile's kind in place of its id.
  const ids = kind === 'profile' ? [id, kind] : [id];
  return [name, ...ids.flatMap((one) => [one, `${name} (${one})`])].some(
    (one) => plainText(one) === plainName,
  );
}

function only(
  network: PlatformName | null,
  text: string,
  among: readonly Account[],
  accounts: readonly Account[],
): AccountMatch {
  const [first, second] = among;
  if (first && !second) return { account: first };
  if (first) {
    const names = listText(
      among.slice(0, 4).map((one) => quote(formatAccount(one, accounts))),
      'or',
    );
    const name = quote(clip(text));
    const problem = plural(among.length, {
      one: `You have # account called ${name}. Choose ${names}.`,
      other: `You have # accounts called ${name}. Choose ${names}.`,
    });
    return { problem, platform: network };
  }
  if (network && networkOf(text)) return { problem: missingText(network), platform: network };
  if (plainText(text) === plainText(NO_NETWORK))
    return { problem: t`All networks are off in this row. Choose an account.`, platform: null };
  return {
    problem: t`No connected account is called “${{ name: clip(text) }}”. Choose one, or connect it.`,
    platform: network,
  };
}

function missingText(platform: PlatformName): string {
  const network = labelOf(platform);
  return select(PLATFORMS[platform].targetNoun, {
    page: `No ${network} page is connected. Connect one on the dashboard.`,
    profile: `No ${network} profile is connected. Connect one on the dashboard.`,
    other: `No ${network} account is connected. Connect one on the dashboard.`,
  });
}

/** Reports whether a cell begins with a network, as "LinkedIn, Facebook: Corner Bakehouse". */
export function namesNetwork(cell: string): boolean {
  const first = cell.split(/[,;|:\n]/)[0] ?? '';
  return networkOf(first) !== null || otherNetworkOf(first) !== null;
}
