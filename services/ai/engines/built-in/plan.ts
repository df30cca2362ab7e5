import type { TrendingHashtag } from '../engine.ts';
import type { Topic } from './topic/topic.ts';

/** What is known before a word is written. */
export interface Research {
  readonly topic: Topic;
  readonly hashtags: string[];
  readonly trending: TrendingHashtag[];
}
