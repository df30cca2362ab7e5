import { linkRanges } from './links.ts';
import { PLATFORMS, type PlatformName } from './platforms.ts';

/**
 * One hashtag: it begins with a letter, a digit, or `_`, and goes on with those, with marks, and with joiners or middle
 * dots inside a word (Unicode UAX #31). Variation selectors and enclosing marks belong to emoji such as #️⃣.
 */
const FIRST = '[\\p{L}\\p{N}_]';
const NEXT = '(?![\\ufe00-\\ufe0f])[\\p{L}\\p{N}\\p{Mn}\\p{Mc}_]';
const WORD = `${FIRST}(?:${NEXT}|[\\u00b7\\u200c\\u200d](?=${NEXT}))*`;
const SIGNS = '[#＃]';
const TAG = new RegExp(`${SIGNS}(${WORD})`, 'gu');

/** Returns the hashtags that the editor recognizes, for any network. */
const ALL_SIGNS = '#＃';

/** Reduces `#Word` and ` Word ` to `Word`, without the characters that no network accepts. Empty if no tag is left. */
export function normalizeHashtag(input: string): string {
  const bare = input.replace(FOREIGN, '');
  const start = bare.search(/[\p{L}\p{N}_]/u);
  const tag = start < 0 ? '' : bare.slice(start);
  return hasLetter(tag) ? tag : '';
}

const FOREIGN = /[\ufe00-\ufe0f]|[^\p{L}\p{N}\p{Mn}\p{Mc}_\u00b7\u200c\u200d]/gu;
const hasLetter = (tag: string): boolean => /\p{L}/u.test(tag);

/** Adds a tag unless it is empty or in the list already, ignoring case. */
export function addHashtag(tags: readonly string[], input: string): string[] {
  const tag = normalizeHashtag(input);
  if (tag === '' || hasHashtag(tags, tag)) return [...tags];
  return [...tags, tag];
}

export const hasHashtag = (tags: readonly string[], tag: string): boolean =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase());

/** Lists the hashtags in a text without their #, in order, each once. */
export function hashtagsIn(text: string): string[] {
  const tags = new Map<string, string>();
  for (const { tag } of findTags(text)) {
    const key = tag.toLowerCase();
    if (!tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** Locates each hashtag that a network links, or any network: from its sign to the end of its word. */
export const hashtagRanges = (text: string, network?: PlatformName): [start: number, end: number][] =>
  findTags(text, network && PLATFORMS[network].hashtags.signs).map(({ start, end }) => [start, end]);

/**
 * Counts the most hashtags that a network may see in a text. No network documents its rule, so this counts every sign
 * in front of a word: repeated tags, numbers, and the parts of addresses too.
 */
export const countHashtags = (text: string): number => [...text.matchAll(TAG)].length;

/** Tells whether a text consists of hashtags and separators only. */
export function isOnlyHashtags(text: string): boolean {
  const ranges = hashtagRanges(text);
  const rest = ranges.map(([start], n) => text.slice(ranges[n - 1]?.[1] ?? 0, start));
  return ranges.length > 0 && /^[\s,;/|·•、]*$/.test(rest.join('') + text.slice(ranges.at(-1)?.[1]));
}

interface FoundTag {
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

function findTags(text: string, signs: string = ALL_SIGNS): FoundTag[] {
  const tags: FoundTag[] = [];
  const links = linkRanges(text);
  let [link, glued] = [0, -1];
  for (const { 0: match, 1: tag = '', index: start } of text.matchAll(TAG)) {
    const end = start + match.length;
    while ((links[link]?.[1] ?? Infinity) <= start) link++;
    const isInLink = (links[link]?.[0] ?? Infinity) <= start;
    if (isInLink || !(start === glued || beginsTag(text, start))) continue;
    // In #one#two, the second begins where the first ends.
    glued = end;
    if (signs.includes(text.charAt(start)) && hasLetter(tag)) tags.push({ tag, start, end });
  }
  return tags;
}

/** Not within a word (C#m), an HTML entity (&#39;), or an address without its scheme (example.com/#part). */
function beginsTag(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  if (WITHIN.test(before) && !SPACELESS.test(before)) return false;
  return !/[/?=&-]$/.test(before) || !isInAddress(text, start);
}

const WITHIN = /(?:&|(?![\ufe00-\ufe0f])[\p{L}\p{N}\p{Mn}\p{Mc}_])$/u;
/** Scripts that set no space between words. Korean does, but particles stick to their words. */
const SPACELESS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;
const LONGEST_ADDRESS = 2_000;
const ADDRESS = /^[^\p{L}\p{N}-]*(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?[/?]/u;

function isInAddress(text: string, at: number): boolean {
  let start = at;
  while (start > 0 && at - start < LONGEST_ADDRESS && !/[\s#＃]/.test(text.charAt(start - 1))) start--;
  return ADDRESS.test(text.slice(start, at));
}

/** Removes a tag from a text, with the space, the separator, or the brackets that only it needed. */
export function removeHashtag(text: string, tag: string): string {
  const same = findTags(text).filter((one) => one.tag.toLowerCase() === tag.toLowerCase());
  if (same.length === 0) return text;
  let rest = '';
  let done = 0;
  for (const { start, end } of same) {
    rest += text.slice(done, start);
    done = end;
    const [before, after] = [rest.at(-1) ?? '\n', text.charAt(done)];
    if (PAIRS[before] === after) {
      rest = rest.slice(0, -1);
      done++;
    } else if (before === after && SEPARATORS.includes(before)) done++;
    if (/(?:^|[\s([{“„‘«])$/.test(rest) && /[ \t]/.test(text.charAt(done))) done++;
  }
  return (rest + text.slice(done)).replace(/(?<![ \t])[ \t]+$/gm, '');
}

const PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '“': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
  '»': '«',
  '「': '」',
  '"': '"',
  "'": "'",
};
const SEPARATORS = ',;/|·•、';
