import { finishHashtags } from './finish-hashtags.ts';
import { type OwnTag, ownTags } from './own-tags.ts';
import { type Reading, readText, stemOf } from './reading.ts';
import { type MatchedGroup, matchGroups } from './tag-groups.ts';
import { frequencyOf, wordsOfTag } from './word-list.ts';

interface Ranked {
  readonly tag: string;
  readonly score: number;
}

/** A topic is a few words; beyond them it is a text. */
const MOST_TOPIC_WORDS = 2;
/** With fewer than these, tags that are made of the topic's main word come after them. */
const FEW = 10;
/** How people make tags of a word, `~`, by its language. */
const FORMS: Readonly<Record<Reading['language'], string>> = {
  en: '~tips ~ideas ~inspiration ~community ~lovers ~life ~love ~daily',
  de: '~liebe ~tipps ~ideen ~inspiration ~welt ~fans insta~ ~community',
  fr: 'passion~ amourde~ idees~ conseils~ ~passion ~addict insta~ ~france',
  es: 'amo~ ideas~ consejos~ tips~ pasionpor~ mundo~ insta~ ~lovers',
  other: 'insta~ ~love ~lovers ~life ~ideas ~inspiration ~community ~gram',
};

/** Hashtags for a topic or a text, the most relevant first: of its own words, and of what it is about. */
export function findHashtags(text: string): string[] {
  const reading = readText(text);
  const stems = new Set(reading.tokens.map(({ stem }) => stem));
  const groups = matchGroups(reading);
  const own = ownTags(reading);
  const most = groups[0]?.sureness ?? 1;
  const ranked = [
    ...own.map((tag) => ofText(tag, reading, groups)),
    ...groups.flatMap((group) => ofGroup(group, most, stems)),
  ];
  const isTopic = reading.tokens.length <= MOST_TOPIC_WORDS;
  const joined = isTopic ? reading.tokens.map(({ word }) => word.toLowerCase()).join('') : '';
  const found = finishHashtags([reading.topic.toLowerCase() || joined, ...byScore(ranked)]);
  return found.length < FEW ? finishHashtags([...found, ...formsOf(reading, own)]) : found;
}

/** Tags that are made of the main word: of an English text's, or of a topic that is one word. */
function formsOf({ language, topic }: Reading, own: readonly OwnTag[]): string[] {
  const isListed = ({ words: [word = '', ...more] }: OwnTag) =>
    more.length === 0 && frequencyOf(word) !== null;
  const main = language === 'en' ? own.find(isListed)?.words[0] : undefined;
  const word = (main ?? topic).toLowerCase();
  const forms = FORMS[language === 'en' && !main ? 'other' : language];
  return word ? forms.split(' ').map((form) => form.replace('~', word)) : [];
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
