import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { readReading } from '../../language/brief/read-brief.ts';
import { type OwnTag, ownTags } from '../../language/hashtags/own-tags.ts';
import { isVerb } from '../../language/hashtags/verbs.ts';
import { wordsOfTag } from '../../language/hashtags/word-list.ts';
import { finishHashtags } from './finish-hashtags.ts';
import { isPlausibleWord } from './plausible-word.ts';
import { type Reading, readText, stemOf } from './reading.ts';
import { LANGUAGES_OF_TAGS, type LanguageOfTags, type MatchedGroup, matchGroups } from './tag-groups.ts';

/** A topic is a few words; beyond them it is a text. */
const MAX_TOPIC_WORDS = 2;
/** The most hashtags of the page's language in a group. English ones follow, because people use them in every language. */
const MAX_IN_LANGUAGE = 8;
/** Further ones are of this bakery or that. */
const MAX_OF_TRADE = 2;

/**
 * Finds hashtags for a topic or a text, the most relevant first. A topic of one or two words gets related tags. A
 * text gets its own words, places and names, and only those of a trade or field that its words clearly point to.
 * Random letters get none, and bad news few.
 */
export function findHashtags(text: string, locale?: Locale): string[] {
  const reading = readText(text);
  if (isTopic(reading)) return ofTopic(reading, locale);
  const { act, language, sentences } = readReading(text);
  const isSober = act.sober && act.point !== 'advise';
  const tags = ownTags(sentences.map((one) => one.text).join(' '), language, isSober);
  return finishHashtags([
    ...tags.filter(({ words }) => words.every(isPlausibleWord)).map(writeTag),
    ...(isSober || language !== 'en' ? [] : matchGroups(reading).flatMap((group) => ofGroup(group, reading))),
  ]);
}

/** One word that is no name is written small. */
const writeTag = ({ tag, words, kind }: OwnTag): string =>
  words.length === 1 && kind === 'noun' ? (words[0] ?? tag).replaceAll('-', '') : tag;

const wordsIn = ({ topic, tokens }: Reading): string[] => (topic ? [topic] : tokens.map(({ word }) => word));

/** A word or two that make a phrase, and no sentence of two words. */
const isTopic = (reading: Reading): boolean =>
  wordsIn(reading).length <= MAX_TOPIC_WORDS && !wordsIn(reading).some(isVerb);

/** The topic itself, then related tags, the surest first. */
function ofTopic(reading: Reading, locale: Locale | undefined): string[] {
  const words = wordsIn(reading);
  if (words.length === 0 || !words.every(isPlausibleWord)) return [];
  const groups = matchGroups(reading);
  const tradeTags = tagsInLanguage(
    reading,
    LANGUAGES_OF_TAGS.find((one) => one === locale),
  );
  return finishHashtags([words.join('').toLowerCase(), ...tradeTags, ...groups.flatMap(({ tags }) => tags)]);
}

/** Returns the trades' own tags in the topic's language, or in the page's if the topic is a word of it. */
function tagsInLanguage(reading: Reading, ofPage: LanguageOfTags | undefined): string[] {
  const language = LANGUAGES_OF_TAGS.find((one) => one === reading.language) ?? ofPage;
  if (!language) return [];
  const tokens = reading.tokens.map(({ word }) => ({ word, stem: stemOf(word, language) }));
  return matchGroups({ ...reading, language, tokens }).flatMap(({ tagsIn }) =>
    (tagsIn[language] ?? []).slice(0, MAX_IN_LANGUAGE),
  );
}

/**
 * Returns the group's tags that the text mentions, and its first tags if the text names the group as the user's own trade.
 */
function ofGroup({ tags, isOurs, isLikely }: MatchedGroup, { tokens }: Reading): string[] {
  if (!isOurs && !isLikely) return [];
  const stems = new Set(tokens.map(({ word }) => stemOf(word, 'en')));
  const isSaid = (word: string): boolean => stems.has(stemOf(word, 'en'));
  const isNamed = isOurs && wordsOfTag(tags[0] ?? '').every(isSaid);
  return tags.filter((tag, at) => {
    const words = wordsOfTag(tag);
    return (
      (isNamed && at < MAX_OF_TRADE) ||
      (words.some(isSaid) && words.every((word) => isSaid(word) || ANYBODYS.has(word)))
    );
  });
}

const ANYBODYS = new Set(
  'lovers lover shop community tips day fresh local homemade handmade artisan near me studio'.split(' '),
);
