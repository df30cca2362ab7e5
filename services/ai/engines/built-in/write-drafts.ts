import { finishDraft } from '../../domain/finish-draft.ts';
import type { Written } from '../engine.ts';
import { ANGLES } from './angles/angles.ts';
import { soberAngles } from './angles/sober.ts';
import { captioned } from './angles/words.ts';
import { createChoose } from './choose.ts';
import { jointsFor, phrasesFor } from './phrases/phrases-for.ts';
import type { Research } from './plan.ts';
import { categoryOf } from './tags/category-of.ts';
import { hashtagsFor } from './tags/hashtags-for.ts';
import { trendingFor } from './tags/trending.ts';
import type { Topic } from './topic/topic.ts';

const HASHTAGS = 6;

/** `random` gives numbers from 0 up to 1, for variety. */
export function draftsOf({ topic, hashtags, trending }: Research, random: () => number): Written {
  const choose = createChoose(random);
  const angles = topic.gravity ? soberAngles(topic) : ANGLES;
  const drafts = angles.map((angle) => {
    const told = angle({ topic, phrases: phrasesFor(topic), joints: jointsFor(topic), choose });
    return finishDraft({
      content: told.paragraphs.filter(Boolean).join('\n\n'),
      hashtags: choose.some(hashtags, HASHTAGS),
      purpose: told.purpose,
      mediaCaption: captioned(told.caption),
    });
  });
  return { drafts, trending };
}

export function researched(topic: Topic): Research {
  const category = categoryOf(topic.statement);
  const hashtags = hashtagsFor(topic, category);
  return { topic, hashtags, trending: trendingFor(topic, category, hashtags) };
}
