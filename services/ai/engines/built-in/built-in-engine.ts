import { finishDraft } from '../../domain/finish-draft.ts';
import type { DraftEngine, TrendingHashtag } from '../engine.ts';
import { analyseTopic, type TopicAnalysis } from './analyse-topic.ts';
import { ANGLES, type Angle } from './angles.ts';
import { type Choose, createChoose } from './choose.ts';
import { hashtagsFor, trendingFor } from './hashtags.ts';

interface Research {
  readonly analysis: TopicAnalysis;
  readonly hashtags: string[];
  readonly trending: TrendingHashtag[];
}

interface Plan extends Research {
  readonly angles: readonly Angle[];
  readonly choose: Choose;
}

/** Carillon's own writer: needs no key and no network. `random` gives numbers from 0 up to 1. */
export function createBuiltInEngine(random: () => number): DraftEngine<TopicAnalysis, Research, Plan> {
  return {
    kind: 'built-in',
    name: "Carillon's own writer",
    analyse: (topic) => analyseTopic(topic),
    research: (analysis) => ({ analysis, hashtags: hashtagsFor(analysis), trending: trendingFor(analysis) }),
    optimise: (research) => ({ ...research, angles: ANGLES, choose: createChoose(random) }),
    write: ({ analysis, hashtags, trending, angles, choose }) => ({
      drafts: angles.map((angle) =>
        finishDraft({ ...angle(analysis, choose), hashtags: choose.some(hashtags, 6) }),
      ),
      trending,
    }),
  };
}
