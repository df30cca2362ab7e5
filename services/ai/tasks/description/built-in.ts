import { run as writeDrafts } from '../drafts/built-in.ts';
import type { BuiltIn } from '../task.ts';
import type { DescriptionInput, DescriptionOutput, DescriptionStep } from './schema.ts';

/** Long enough to say something, short enough to be read. */
const FITTING_LENGTH = 350;

/** The writer's draft that is nearest to the length of a description. */
export const run: BuiltIn<DescriptionInput, DescriptionOutput, DescriptionStep> = (
  { topic },
  { step, random },
) =>
  step('Description', () => {
    const { drafts } = writeDrafts({ topic }, { random, step: (_, work) => work() });
    const [best] = drafts.toSorted((a, b) => offBy(a.content) - offBy(b.content));
    if (!best) throw new Error('the writer wrote nothing');
    return { content: best.content, purpose: best.purpose };
  });

const offBy = (content: string): number => Math.abs(content.length - FITTING_LENGTH);
