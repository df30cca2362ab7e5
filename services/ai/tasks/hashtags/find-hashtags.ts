import { isVerb } from '../../language/hashtags/verbs.ts';
import { finishHashtags } from './finish-hashtags.ts';
import { type OwnTag, ownTags } from './own-tags.ts';
import { isPlausibleWord } from './plausible-word.ts';
import { type Reading, readText, stemOf } from './reading.ts';
import { type MatchedGroup, matchGroups } from './tag-groups.ts';
import { wordsOfTag } from './word-list.ts';

interface Ranked {
  readonly tag: string;
  readonly score: number;
}

/** A topic is a few words; beyond them it is a text. */
const MOST_TOPIC_WORDS = 2;
/**
 * Finds hashtags for a topic or a text, the most relevant first: those of its own words, and those that go with what it
 * is about. Random letters give none.
 */
export function findHashtags(text: string): string[] {
  const reading = readText(text);
  const stems = new Set(reading.tokens.map(({ stem }) => stem));
  const groups = matchGroups(reading);
  const own = ownTags(reading).filter(({ words }) => words.every(isPlausibleWord));
  const most = groups[0]?.sureness ?? 1;
  const ranked = [
    ...own.map((tag) => ofText(tag, reading, groups)),
    ...groups.flatMap((group) => ofGroup(group, most, stems)),
  ];
  return finishHashtags([...wholeTopic(reading), ...byScore(ranked)]);
}

/** The topic itself as one tag, where it is a word or two that make a phrase. */
function wholeTopic({ topic, tokens }: Reading): string[] {
  const words = topic ? [topic] : tokens.map(({ word }) => word);
  const isPhrase = words.length <= MOST_TOPIC_WORDS && words.every(isPlausibleWord) && !words.some(isVerb);
  return isPhrase ? [words.join('').toLowerCase()] : [];
}

const byScore = (ranked: readonly Ranked[]): string[] =>
  [...ranked].sort((a, b) => b.score - a.score).map(({ tag }) => tag);

/** The text's own words weigh more where others use them as a tag, too, and where they say which kind: "flood insurance". */
const ofText = (
  { words, weight }: OwnTag,
  { language }: Reading,
  groups: readonly MatchedGroup[],
): Ranked => {
  const isName = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  const tag = isName ? words.join('') : words.join('').toLowerCase();
  const isUsed = groups.some(({ tags }) => tags.includes(tag));
  const stems = words.map((word) => stemOf(word, language));
  const isKind =
    (words.length > 1 || language !== 'en') && groups[0] && stems.some((stem) => groups[0]?.stems.has(stem));
  return { tag, score: weight * 0.85 + (isUsed ? 0.35 : 0) + (isKind ? 0.45 : 0) };
};

const ofGroup = ({ tags, sureness }: MatchedGroup, most: number, stems: ReadonlySet<string>): Ranked[] =>
  tags.map((tag, at) => {
    const words = wordsOfTag(tag);
    const said = words.filter((word) => stems.has(stemOf(word, 'en'))).length / words.length;
    return { tag, score: sureness * (sureness / most) * (0.85 - 0.03 * at + 0.4 * said) };
  });
