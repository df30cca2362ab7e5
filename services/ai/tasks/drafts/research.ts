import { categoryOf } from '../../language/hashtags/category-of.ts';
import type { CategoryName } from '../../language/hashtags/category-words.ts';
import { hashtagsFor } from '../../language/hashtags/hashtags-for.ts';
import { type TrendingHashtag, trendingFor } from '../../language/hashtags/trending.ts';
import type { Topic } from '../../language/topic/topic.ts';

/** What is known before a word is written. */
export interface Research {
  readonly topic: Topic;
  readonly hashtags: string[];
  readonly trending: TrendingHashtag[];
}

export function researched(topic: Topic): Research {
  const category = fieldOf(topic);
  const hashtags = hashtagsFor(topic, category);
  return { topic, hashtags, trending: trendingFor(topic, category, hashtags) };
}

/** What it is about says more of the field than its details do. */
const fieldOf = ({ lead, statement }: Topic): CategoryName => {
  const field = categoryOf(lead);
  return field === 'general' ? categoryOf(statement) : field;
};
