import { readFileSync } from 'node:fs';
import { allTrades } from '../../knowledge/bank.ts';
import { specificity } from '../../language/hashtags/word-list.ts';
import { type Reading, stemOf } from './reading.ts';

/** The languages in which trades have words that are tags, too. */
export const LANGUAGES_OF_TAGS = ['de', 'fr', 'es'] as const;
export type LanguageOfTags = (typeof LANGUAGES_OF_TAGS)[number];
type TagsIn = Readonly<Partial<Record<LanguageOfTags, readonly string[]>>>;

/** Tags that belong together, and the words that call for them. */
export interface TagGroup {
  readonly tags: readonly string[];
  readonly tagsIn: TagsIn;
  readonly words: readonly GroupWord[];
}

interface GroupWord {
  readonly stems: readonly string[];
  readonly language: Reading['language'];
  /** From 0 to 1: how surely a text with that word is about the group. */
  readonly weight: number;
}

export interface MatchedGroup {
  readonly tags: readonly string[];
  /** In other languages than English. */
  readonly tagsIn: TagsIn;
  readonly sureness: number;
  /** Whether the text says that it is the writer's own: "our bakery". */
  readonly isOurs: boolean;
  /** Whether more than one word calls for it, which may still be of another field: "second-hand". */
  readonly isLikely: boolean;
}

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const STRONG = 0.85;
const WEAK = 0.4;
const RELATED = new URL('./data/related-tags.txt', import.meta.url);
const MAX_GROUPS = 4;
/** Groups that are far less sure than the best one are left out. */
const LEAST_SHARE = 0.45;
/** Words at the end of a text count this much less for its topic. */
const LATER = 0.3;
const SHORT = 20;
/** "A house with a garden" is about the house. */
const DETAIL = 0.7;

let index: ReadonlyMap<string, readonly { readonly group: TagGroup; readonly word: GroupWord }[]> | undefined;

/** The groups that a text is about, the surest first. */
export function matchGroups({ tokens, language }: Reading): MatchedGroup[] {
  const stems = tokens.map(({ stem }) => stem);
  const detail = stems.indexOf('with') === -1 ? stems.length : stems.indexOf('with');
  const placed = (at: number) =>
    (1 - (LATER * at) / Math.max(SHORT, stems.length)) * (at > detail && stems.length < SHORT ? DETAIL : 1);
  const groups = new Map<TagGroup, Map<GroupWord, number>>();
  for (const [at, stem] of stems.entries()) {
    for (const { group, word } of groupIndex().get(stem) ?? []) {
      if (word.language !== language || !word.stems.every((one, n) => one === stems[at + n])) continue;
      const hits = groups.get(group) ?? new Map<GroupWord, number>();
      if (!hits.has(word)) hits.set(word, word.weight * placed(at));
      groups.set(group, hits);
    }
  }
  const matched = [...groups]
    .map(([{ tags, tagsIn }, hits]) => ({
      tags,
      tagsIn,
      sureness: 1 - product([...hits.values()].map((hit) => 1 - hit)),
      isOurs: isOurs([...hits.keys()], stems),
      isLikely: new Set([...hits.keys()].flatMap((word) => word.stems)).size > 1,
    }))
    .sort((a, b) => b.sureness - a.sureness);
  const maxSureness = matched[0]?.sureness ?? 0;
  return matched.filter(({ sureness }) => sureness >= maxSureness * LEAST_SHARE).slice(0, MAX_GROUPS);
}

const OURS = /^(?:our|my|unser\p{L}{0,2}|mein\p{L}{0,2}|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?)$/u;

const isOurs = (words: readonly GroupWord[], stems: readonly string[]): boolean =>
  words.some((word) => word.weight > WEAK && OURS.test(stems[stems.indexOf(word.stems[0] ?? '') - 1] ?? ''));

const product = (numbers: readonly number[]): number => numbers.reduce((all, one) => all * one, 1);

function groupIndex() {
  if (index) return index;
  const entries = [...relatedGroups(), ...tradeGroups()].flatMap((group) =>
    group.words.map((word) => ({ group, word })),
  );
  index = Map.groupBy(entries, ({ word }) => word.stems[0] ?? '');
  return index;
}

function relatedGroups(): TagGroup[] {
  const lines = readFileSync(RELATED, 'utf8').split('\n');
  return lines
    .filter((line) => line.includes(' > '))
    .map((line) => {
      const [words = '', tags = ''] = line.split(' > ');
      return { tags: tags.split(' '), tagsIn: {}, words: words.split(', ').map((word) => relatedWord(word)) };
    });
}

/** A common word says less of a topic than a rare one, and a phrase more. */
const relatedWord = (word: string): GroupWord => {
  const bare = word.replace('?', '');
  const stems = bare.split(/[ -]/).map((one) => stemOf(one, 'en'));
  const weight = stems.length > 1 ? 0.9 : 0.35 + 0.5 * specificity(bare);
  return { stems, language: 'en', weight: word === bare ? weight : WEAK };
};

const tradeGroups = (): TagGroup[] =>
  [...allTrades().values()].map(({ words, hashtags }) => ({
    tags: hashtags,
    tagsIn: Object.fromEntries(
      LANGUAGES_OF_TAGS.map((language) => [language, tagsOf(words[language]?.strong ?? [])]),
    ),
    words: LANGUAGES.flatMap((language) => [
      ...(words[language]?.strong ?? []).map((word) => tradeWord(word, language, STRONG)),
      ...(words[language]?.weak ?? []).map((word) => tradeWord(word, language, WEAK)),
    ]),
  }));

/** Up to this many more letters make another form of a word, and no other word. */
const MAX_ENDING = 3;

/** A trade's words as tags, each in its first form. */
function tagsOf(words: readonly string[]): string[] {
  const tags: string[] = [];
  for (const word of words) {
    const tag = word.replace(/[ ’'-]/gu, '');
    const isForm = tags.some(
      (one) => bare(tag).startsWith(bare(one)) && tag.length <= one.length + MAX_ENDING,
    );
    if (!isForm) tags.push(tag);
  }
  return tags;
}

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

const tradeWord = (word: string, language: Reading['language'], weight: number): GroupWord => ({
  stems: word.split(/[ -]/).map((one) => stemOf(one, language)),
  language,
  weight: language === 'en' ? weight * (0.5 + 0.5 * specificity(word.split(' ').at(-1) ?? word)) : weight,
});
