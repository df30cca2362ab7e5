import { createChoose } from '../../language/choose.ts';
import type { Angle } from './angles/angle.ts';
import { captioned } from './angles/words.ts';
import { finishDraft } from './finish-draft.ts';
import { jointsFor, phrasesFor } from './phrases/phrases-for.ts';
import type { Research } from './research.ts';
import type { DraftsOutput } from './schema.ts';

const HASHTAGS = 6;

/** A draft for each angle. `random` gives numbers from 0 up to 1, for variety. */
export function writeDrafts(
  { topic, hashtags, trending }: Research,
  angles: readonly Angle[],
  random: () => number,
): DraftsOutput {
  const choose = createChoose(random);
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
