import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectedTarget } from '@carillon/sdk/index.ts';
import { clip } from './clip.ts';
import { NO_NETWORK, networkOf, otherNetworkOf } from './networks.ts';
import { plainText, visibleText } from './plain-text.ts';

/** A page, account or profile that a post can go to. */
export type Account = ConnectedTarget;

export const accountKey = ({ platform, id }: Pick<Account, 'platform' | 'id'>): string => `${platform} ${id}`;
/** As it stands in a cell. */
export const accountText = ({ platform, name }: Account): string => `${labelOf(platform)}: ${name}`;

/** As it is written into a cell, so that it is found again: with its id where another one is called the same. */
export const writtenAs = (account: Account, known: readonly Account[]): string =>
  known.some((one) => accountText(one) === accountText(account) && one.id !== account.id)
    ? `${accountText(account)} (${account.id})`
    : accountText(account);

interface ReadAccounts {
  readonly accounts: readonly Account[];
  readonly problems: readonly string[];
  /** Networks that the cell names and Carillon doesn’t publish to. */
  readonly others: readonly string[];
}

/** Finds the accounts that a cell names: by network, by name or id, or by both as "Facebook: Corner Bakehouse". */
export function readAccounts(cell: string, known: readonly Account[]): ReadAccounts {
  const found = new Map<string, Account>();
  const problems: string[] = [];
  const others = new Set<string>();
  for (const name of namesIn(cell, known)) {
    const one = find(name, known);
    if ('account' in one) found.set(accountKey(one.account), one.account);
    else if ('other' in one) others.add(one.other);
    else problems.push(one.problem);
  }
  return { accounts: [...found.values()], problems, others: [...others] };
}

/** Lists the networks that rows name and Carillon doesn’t publish to. */
export const otherNetworksIn = (cells: readonly string[]): readonly string[] => [
  ...new Set(cells.flatMap((cell) => readAccounts(cell, []).others)),
];

/** Splits a cell into names. A name may have a comma in it. */
const namesIn = (cell: string, known: readonly Account[]): readonly string[] =>
  visibleText(cell)
    .split('\n')
    .flatMap((line) => ('account' in find(line, known) ? [line] : line.split(/[,;|]/)))
    .map((name) => name.trim())
    .filter(Boolean);

type Found = { readonly account: Account } | { readonly other: string } | { readonly problem: string };

function find(text: string, known: readonly Account[]): Found {
  const wanted = plainText(text);
  const network = networkOf(wanted);
  if (network) {
    const its = known.filter(({ platform }) => platform === network);
    // "LinkedIn" is the profile, however many pages there are.
    const profiles = its.filter(({ kind }) => kind === 'profile');
    return only(network, text, profiles.length > 0 ? profiles : its, known);
  }
  const colon = text.indexOf(':');
  const before = colon > 0 ? networkOf(text.slice(0, colon)) : null;
  const name = before ? plainText(text.slice(colon + 1)) : wanted;
  const among = known.filter((one) => (before === null || one.platform === before) && isCalled(one, name));
  const other = otherNetworkOf(colon > 0 ? text.slice(0, colon) : text);
  return other && among.length === 0 ? { other } : only(before, text, among, known);
}

function isCalled({ id, name, kind }: Account, wanted: string): boolean {
  // Earlier versions wrote a profile's kind in place of its id.
  const ids = kind === 'profile' ? [id, kind] : [id];
  return [name, ...ids.flatMap((one) => [one, `${name} (${one})`])].some((one) => plainText(one) === wanted);
}

function only(
  network: PlatformName | null,
  text: string,
  among: readonly Account[],
  known: readonly Account[],
): Found {
  const [first, second] = among;
  if (first && !second) return { account: first };
  if (first) {
    const names = listText(
      among.slice(0, 4).map((one) => `“${writtenAs(one, known)}”`),
      'or',
    );
    return { problem: `${countOf(network, text, among)} Choose ${names}.` };
  }
  if (network && networkOf(text))
    return {
      problem: `No ${labelOf(network)} ${PLATFORMS[network].targetNoun} is connected. Connect one on the dashboard.`,
    };
  if (plainText(text) === plainText(NO_NETWORK))
    return { problem: 'All networks are off in this row. Choose an account.' };
  return {
    problem: `No connected account is called “${clip(text)}”. Choose one, or connect it.`,
  };
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function countOf(network: PlatformName | null, text: string, among: readonly Account[]): string {
  const count = NUMBERS[among.length - 2] ?? among.length;
  return network && networkOf(text)
    ? `You have ${count} ${labelOf(network)} ${PLATFORMS[network].targetNouns}.`
    : `You have ${count} accounts called “${clip(text)}”.`;
}

/** Reports whether a cell begins with a network, as "LinkedIn, Facebook: Corner Bakehouse". */
export function namesNetwork(cell: string): boolean {
  const first = cell.split(/[,;|:\n]/)[0] ?? '';
  return networkOf(first) !== null || otherNetworkOf(first) !== null;
}
