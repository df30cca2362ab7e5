import { readReading } from '../../language/brief/read-brief.ts';
import { finishDraft } from '../drafts/finish-draft.ts';
import { contentOf } from '../drafts/parts.ts';
import { tellDrafts } from '../drafts/write-drafts.ts';
import type { BuiltIn } from '../task.ts';
import type { DescriptionInput, DescriptionOutput, DescriptionStep } from './schema.ts';

/** The writer's first draft: what the user gave, news first and in paragraphs. */
export const run: BuiltIn<DescriptionInput, DescriptionOutput, DescriptionStep> = (
  { topic },
  { step, random },
) =>
  step('Description', () => {
    const [first] = tellDrafts(readReading(topic), {}, random).told;
    if (!first) throw new Error('the writer wrote nothing');
    const content = contentOf(first.parts);
    const finished = finishDraft({ content, purpose: first.purpose, hashtags: [], mediaCaption: '' });
    return { content: finished.content, purpose: finished.purpose };
  });
