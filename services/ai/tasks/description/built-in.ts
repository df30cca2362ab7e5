import { readTopic } from '../../language/topic/read-topic.ts';
import { contentOf } from '../drafts/angles/angle.ts';
import { finishDraft } from '../drafts/finish-draft.ts';
import { planned } from '../drafts/plan.ts';
import { researched } from '../drafts/research.ts';
import { tellDrafts } from '../drafts/write-drafts.ts';
import type { BuiltIn } from '../task.ts';
import type { DescriptionInput, DescriptionOutput, DescriptionStep } from './schema.ts';

/** Long enough to say something, short enough to be read. */
const FITTING_LENGTH = 350;

/** The writer's draft that begins with what the user gave and is nearest to the length of a description. */
export const run: BuiltIn<DescriptionInput, DescriptionOutput, DescriptionStep> = (
  { topic },
  { step, random },
) =>
  step('Description', () => {
    const research = researched(readTopic(topic), {});
    const { told, desk } = tellDrafts(research, planned(research, {}, random), {}, random);
    const begun = told.filter(({ parts }) => parts.find(({ text }) => text !== '')?.role === 'news');
    const [best] = (begun.length > 0 ? begun : told)
      .map(({ parts, purpose }) => ({ content: contentOf(parts), purpose }))
      .toSorted((a, b) => offBy(a.content) - offBy(b.content));
    if (!best) throw new Error('the writer wrote nothing');
    const purpose = `${best.purpose} so that ${desk.occasion.goal}.`;
    const finished = finishDraft({ content: best.content, purpose, hashtags: [], mediaCaption: '' });
    return { content: finished.content, purpose: finished.purpose };
  });

const offBy = (content: string): number => Math.abs(content.length - FITTING_LENGTH);
