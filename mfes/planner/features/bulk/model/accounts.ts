import {
  labelOf,
  PLATFORM_NAMES,
  PLATFORMS,
  type PlatformName,
} from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/index.ts';

/** A page, account or profile that a post can go to. */
export interface Account {
  readonly platform: PlatformName;
  /** Null for a LinkedIn profile. */
  readonly pageId: string | null;
  readonly name: string;
}

export const accountKey = ({ platform, pageId }: Account): string => `${platform} ${pageId ?? ''}`;
/** As it stands in a cell. */
export const accountText = ({ platform, name }: Account): string => `${labelOf(platform)}: ${name}`;

/** As it is written into a cell, so that it is found again: with its id where another one is called the same. */
export const writtenAs = (account: Account, known: readonly Account[]): string =>
  known.some((one) => accountText(one) === accountText(account) && one.pageId !== account.pageId)
    ? `${accountText(account)} (${idOf(account)})`
    : accountText(account);

const SHORT: Readonly<Record<string, PlatformName>> = {
  fb: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  li: 'linkedin',
};

interface ReadAccounts {
  readonly accounts: readonly Account[];
  readonly problems: readonly string[];
}

/** Finds the accounts that a cell names: by network, by name, or by both as "Facebook: Corner Bakehouse". */
export function readAccounts(cell: string, known: readonly Account[]): ReadAccounts {
  const found = new Map<string, Account>();
  const problems: string[] = [];
  // A name may have a comma in it.
  const names = cell
    .split('\n')
    .flatMap((line) => ('account' in find(line, known) ? [line] : line.split(/[,;|]/)));
  for (const name of names.map((one) => one.trim()).filter(Boolean)) {
    const one = find(name, known);
    if ('account' in one) found.set(accountKey(one.account), one.account);
    else problems.push(one.problem);
  }
  return { accounts: [...found.values()], problems };
}

type Found = { readonly account: Account } | { readonly problem: string };

function find(text: string, known: readonly Account[]): Found {
  const wanted = plain(text);
  const network = networkOf(wanted);
  if (network) {
    const its = known.filter(({ platform }) => platform === network);
    // "LinkedIn" is the profile, however many pages there are.
    const profile = its.filter(({ pageId }) => pageId === null);
    return only(network, text, profile.length > 0 ? profile : its, known);
  }
  const colon = text.indexOf(':');
  const before = colon > 0 ? networkOf(plain(text.slice(0, colon))) : null;
  const name = before ? plain(text.slice(colon + 1)) : wanted;
  const among = known.filter((one) => (before === null || one.platform === before) && isCalled(one, name));
  return only(before, text, among, known);
}

const isCalled = (account: Account, wanted: string): boolean =>
  plain(account.name) === wanted || plain(`${account.name} (${idOf(account)})`) === wanted;

const idOf = ({ pageId }: Account): string => pageId ?? 'profile';

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
    return { problem: `“${clip(text)}” may be any of ${among.length}. Choose ${names}.` };
  }
  if (network && plain(text) === plain(labelOf(network)))
    return {
      problem: `${labelOf(network)} has no ${PLATFORMS[network].targetNoun} here. Connect it on the dashboard.`,
    };
  return {
    problem: `No connected account is called “${clip(text)}”. Choose one, or connect it.`,
  };
}

const networkOf = (text: string): PlatformName | null =>
  SHORT[text] ?? PLATFORM_NAMES.find((name) => plain(labelOf(name)) === text) ?? null;

/** Whether a cell begins with a network, as "LinkedIn, Facebook: Corner Bakehouse". */
export const namesNetwork = (cell: string): boolean =>
  networkOf(plain(cell.split(/[,;|:\n]/)[0] ?? '')) !== null;

const plain = (text: string): string => text.trim().toLowerCase();
const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
