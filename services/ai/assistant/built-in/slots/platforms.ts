import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** The networks in a message: to set, to add or to remove. */
export interface RequestedPlatforms {
  readonly how: 'set' | 'add' | 'remove';
  /** `all` stands for what is connected, `both` for the two that are. */
  readonly names: readonly PlatformName[] | 'all' | 'both';
  /** Left out of `all`. */
  readonly except: readonly PlatformName[];
}

const NOT = new Set([
  'not',
  'except',
  'excluding',
  'without',
  'minus',
  'remove',
  'drop',
  'skip',
  'no',
  "don't",
]);
/** Between a "not" and the name that it is said of. */
const BETWEEN = new Set(['on', 'to', 'for', 'from', 'the', 'and', 'or', 'use', 'post', 'page']);
const AS_WELL = /\b(?:also|too|as well|add|plus|in addition)\b/;
const ALL =
  /\b(?:everywhere|all (?:of them|networks|platforms|accounts|channels|my (?:networks|accounts|channels|platforms)|three)|every (?:network|platform|channel|account)|all)\b/;
const BOTH = /\bboth\b/;

export function readPlatforms(plain: string): RequestedPlatforms | null {
  const words = joinWords(
    plain
      .split(/[^\p{L}\p{N}',]+/u)
      .flatMap((word) => word.split(/(,)/))
      .filter(Boolean),
  );
  const platforms: PlatformName[] = [];
  const unwanted: PlatformName[] = [];
  const isAll = ALL.test(plain) || BOTH.test(plain);
  for (const [at, word] of words.entries()) {
    const name = PLATFORM_NAMES.find((one) => one === word);
    if (name) (isDenied(words, at, isAll) ? unwanted : platforms).push(name);
  }
  if (platforms.length > 0)
    return { how: AS_WELL.test(plain) ? 'add' : 'set', names: unique(platforms), except: unique(unwanted) };
  if (ALL.test(plain)) return { how: 'set', names: 'all', except: unique(unwanted) };
  if (BOTH.test(plain)) return { how: 'set', names: 'both', except: [] };
  return unwanted.length > 0 ? { how: 'remove', names: unique(unwanted), except: [] } : null;
}

const isName = (word: string): boolean => PLATFORM_NAMES.some((name) => name === word);

/** "Linked in" is a name that was written apart. */
const joinWords = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (next && isName(word + next)) return [word + next];
    return before && isName(before + word) ? [] : [word];
  });

/** "not on LinkedIn", "everywhere but LinkedIn", "take LinkedIn out"; "no, LinkedIn" denies something else. */
function isDenied(words: readonly string[], at: number, isAll: boolean): boolean {
  if (['out', 'off', 'away'].includes(words[at + 1] ?? '')) return true;
  let before = at - 1;
  while (BETWEEN.has(words[before] ?? '') || isName(words[before] ?? '')) before--;
  const word = words[before] ?? '';
  return NOT.has(word) || (isAll && word === 'but');
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

const OTHERS: Readonly<Record<string, string>> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitter: 'Twitter',
  pinterest: 'Pinterest',
  snapchat: 'Snapchat',
  threads: 'Threads',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  reddit: 'Reddit',
};

/** Networks that are named and that Carillon does not know. */
export const otherNetworksIn = (plain: string): string[] =>
  unique(plain.split(/[^\p{L}]+/u).flatMap((word) => (isName(word) ? [] : (OTHERS[word] ?? []))));
