import { finishDraft } from '../../domain/finish-draft.ts';
import type { DraftEngine, TrendingHashtag } from '../engine.ts';
import type { Angle } from './angles/angle.ts';
import { ANGLES } from './angles/angles.ts';
import { captioned } from './angles/words.ts';
import { type Choose, createChoose } from './choose.ts';
import { jointsFor, phrasesFor } from './phrases/phrases-for.ts';
import { categoryOf } from './tags/category-of.ts';
import { hashtagsFor } from './tags/hashtags-for.ts';
import { trendingFor } from './tags/trending.ts';
import { readTopic } from './topic/read-topic.ts';
import type { Topic } from './topic/topic.ts';

interface Research {
  readonly topic: Topic;
  readonly hashtags: string[];
  readonly trending: TrendingHashtag[];
}

interface Plan extends Research {
  readonly angles: readonly Angle[];
  readonly choose: Choose;
}

const HASHTAGS = 6;

/** Carillon's own writer: needs no key and no network. `random` gives numbers from 0 up to 1. */
export function createBuiltInEngine(random: () => number): DraftEngine<Topic, Research, Plan> {
  return {
    kind: 'built-in',
    name: "Carillon's own writer",
    analyse: (topic) => readTopic(topic),
    research: (topic) => {
      const category = categoryOf(topic.statement);
      return { topic, hashtags: hashtagsFor(topic, category), trending: trendingFor(category) };
    },
    optimise: (research) => ({ ...research, angles: ANGLES, choose: createChoose(random) }),
    write: ({ topic, hashtags, trending, angles, choose }) => ({
      drafts: angles.map((angle) => {
        const told = angle({ topic, phrases: phrasesFor(topic), joints: jointsFor(topic), choose });
        return finishDraft({
          content: told.paragraphs.filter(Boolean).join('\n\n'),
          hashtags: choose.some(hashtags, HASHTAGS),
          purpose: told.purpose,
          mediaCaption: captioned(told.caption),
        });
      }),
      trending,
    }),
  };
}
