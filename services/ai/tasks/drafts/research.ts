import { allTrades, type BankLanguage, occasionOf, occasionTextsOf } from '../../knowledge/bank.ts';
import { type TradeFound, tradeFound } from '../../knowledge/find-trade.ts';
import type { OccasionName } from '../../knowledge/occasion.ts';
import { CATEGORY_TAGS } from '../../language/hashtags/broad-tags.ts';
import { categoryOf } from '../../language/hashtags/category-of.ts';
import type { CategoryName } from '../../language/hashtags/category-words.ts';
import { hashtagsFor } from '../../language/hashtags/hashtags-for.ts';
import { writtenAsWords } from '../../language/hashtags/written-as-words.ts';
import { upperFirst } from '../../language/topic/casing.ts';
import type { Language } from '../../language/topic/language.ts';
import type { Topic } from '../../language/topic/topic.ts';
import { findHashtags } from '../hashtags/find-hashtags.ts';
import { isPlausibleWord } from '../hashtags/plausible-word.ts';
import { OF_KIND } from './of-kind.ts';
import type { Details } from './schema.ts';

/** What is known before a word is written. */
export interface Research {
  readonly topic: Topic;
  /** Null where the bank has no words: then the topic's own are arranged. */
  readonly language: BankLanguage | null;
  /** The trade's name in the bank. */
  readonly trade: string | null;
  /** Whether the topic is surely somebody's of that trade. */
  readonly ofTrade: boolean;
  readonly hashtags: string[];
  readonly trending: string[];
}

/** For a notice of bad news, where nothing else would be fitting. */
const NOTICES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Notice', 'Announcement'],
  de: ['Mitteilung'],
  fr: ['Information'],
  es: ['Aviso'],
  other: [],
};

export function researched(topic: Topic, { about = '' }: Details = {}): Research {
  const { gravity, occasion, lead } = topic;
  const language = topic.language === 'other' ? null : topic.language;
  const find = (text: string, start: string): TradeFound | null =>
    language && !gravity ? tradeFound(text, start, language) : null;
  const found = find(unplaced(topic), lead) ?? (about ? find(about, about) : null);
  const trade = found && (found.sure || !OF_KIND.has(occasion) || language !== 'en') ? found.name : null;
  const category = fieldOf(topic);
  const tradeTags = trade && language ? tagsOf(trade, language) : [];
  // "The ferry runs again" is no sport.
  const vague = language !== 'en' || OF_KIND.has(occasion);
  const ofField = tradeTags.length === 0 && !vague ? CATEGORY_TAGS[category] : tradeTags;
  const ofOccasion = language ? occasionTagsOf(occasion, language) : [];
  const known = hashtagsFor(topic, [...ofOccasion.slice(0, 1), ...ofField.slice(0, 8)]);
  const hashtags = known.filter(isPlausibleWord);
  return {
    topic,
    language,
    trade,
    ofTrade: found?.sure === true,
    hashtags,
    trending: trendingFor(topic, hashtags),
  };
}

/** Bad news has its names and plain words alone. */
const trendingFor = (topic: Topic, hashtags: readonly string[]): string[] =>
  topic.gravity ? [...hashtags, ...NOTICES[topic.language]] : findHashtags(wholeOf(topic));

const wholeOf = ({ statement, more }: Topic): string => [statement, ...more].join(' ');

/** Where it takes place says little of whose it is: chess at the library, knives at the farmers market. */
const unplaced = (topic: Topic): string =>
  [...topic.facts.filter(({ kind }) => kind === 'where'), ...streetsOf(topic)]
    .reduce((text, { text: place }) => text.replace(place, ''), wholeOf(topic))
    .replace(/ (?:at|in|outside|opposite|near|behind) the (?:[a-z]+ ){0,2}[a-z]+(?=[,.;]|$)/gi, '');

/** "3 place de la Mairie" is no town hall's. */
const streetsOf = ({ brief }: Topic) =>
  brief.sentences.flatMap(({ facts }) => facts.filter(({ kind }) => kind === 'place'));

const occasionTagsOf = (occasion: OccasionName, language: BankLanguage): readonly string[] =>
  language === 'en' ? occasionOf(occasion).tags : (occasionTextsOf(occasion, language).tags ?? []);

/** In other languages than English, the words that tell the trade are its tags. */
const tagsOf = (name: string, language: BankLanguage): string[] => {
  const trade = allTrades().get(name);
  if (!trade) return [];
  if (language === 'en') return trade.hashtags.map((tag) => writtenAsWords(tag));
  return trade.words[language].strong
    .filter((word) => /^\p{L}{4,20}$/u.test(word))
    .filter((word, at, all) => all.findIndex((other) => other.slice(0, 5) === word.slice(0, 5)) === at)
    .slice(0, MOST_WORDS)
    .map(upperFirst);
};

const MOST_WORDS = 2;

/** What it is about says more of the field than its details do. */
const fieldOf = ({ lead, statement }: Topic): CategoryName => {
  const field = categoryOf(lead);
  return field === 'general' ? categoryOf(statement) : field;
};
