import { allTrades, type BankLanguage, occasionOf } from '../../knowledge/bank.ts';
import { findTrade } from '../../knowledge/find-trade.ts';
import { CATEGORY_TAGS } from '../../language/hashtags/broad-tags.ts';
import { categoryOf } from '../../language/hashtags/category-of.ts';
import type { CategoryName } from '../../language/hashtags/category-words.ts';
import { hashtagsFor } from '../../language/hashtags/hashtags-for.ts';
import { writtenAsWords } from '../../language/hashtags/written-as-words.ts';
import type { Language } from '../../language/topic/language.ts';
import type { Topic } from '../../language/topic/topic.ts';
import { findHashtags } from '../hashtags/find-hashtags.ts';

/** What is known before a word is written. */
export interface Research {
  readonly topic: Topic;
  /** Null where the bank has no words: then the topic's own are arranged. */
  readonly language: BankLanguage | null;
  /** The trade's name in the bank. */
  readonly trade: string | null;
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

export function researched(topic: Topic): Research {
  const { gravity, occasion, lead } = topic;
  const language = topic.language === 'en' ? 'en' : null;
  const trade = language && !gravity ? findTrade(wholeOf(topic), lead, language) : null;
  const category = fieldOf(topic);
  const ofTrade = trade && language === 'en' ? tagsOf(trade) : [];
  const broad = ofTrade.length > 0 ? ofTrade : CATEGORY_TAGS[category];
  const hashtags = hashtagsFor(topic, [...occasionOf(occasion).tags.slice(0, 1), ...broad.slice(0, 8)]);
  return { topic, language, trade, hashtags, trending: trendingFor(topic, hashtags) };
}

/** Bad news has its names and plain words alone. */
const trendingFor = (topic: Topic, hashtags: readonly string[]): string[] =>
  topic.gravity ? [...hashtags, ...NOTICES[topic.language]] : findHashtags(wholeOf(topic));

const wholeOf = ({ statement, more }: Topic): string => [statement, ...more].join(' ');

const tagsOf = (trade: string): string[] =>
  allTrades()
    .get(trade)
    ?.hashtags.map((tag) => writtenAsWords(tag)) ?? [];

/** What it is about says more of the field than its details do. */
const fieldOf = ({ lead, statement }: Topic): CategoryName => {
  const field = categoryOf(lead);
  return field === 'general' ? categoryOf(statement) : field;
};
