import { categoryOf } from '../../language/hashtags/category-of.ts';
import type { CategoryName } from '../../language/hashtags/category-words.ts';
import { hashtagsFor } from '../../language/hashtags/hashtags-for.ts';
import type { Language } from '../../language/topic/language.ts';
import type { Topic } from '../../language/topic/topic.ts';
import { findHashtags } from '../hashtags/find-hashtags.ts';

/** What is known before a word is written. */
export interface Research {
  readonly topic: Topic;
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
  const hashtags = hashtagsFor(topic, fieldOf(topic));
  return { topic, hashtags, trending: trendingFor(topic, hashtags) };
}

/** Bad news has its names and plain words alone. */
const trendingFor = ({ gravity, language, statement, more }: Topic, hashtags: readonly string[]): string[] =>
  gravity ? [...hashtags, ...NOTICES[language]] : findHashtags([statement, ...more].join(' '));

/** What it is about says more of the field than its details do. */
const fieldOf = ({ lead, statement }: Topic): CategoryName => {
  const field = categoryOf(lead);
  return field === 'general' ? categoryOf(statement) : field;
};
