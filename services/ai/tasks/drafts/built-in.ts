import { readTopic } from '../../language/topic/read-topic.ts';
import type { BuiltIn } from '../task.ts';
import { planned } from './plan.ts';
import { researched } from './research.ts';
import type { DraftsInput, DraftsOutput, DraftsStep } from './schema.ts';
import { writeDrafts } from './write-drafts.ts';

/** Reads the topic, looks up its trade and occasion, picks the angles that fit, and tells it from each. */
export const run: BuiltIn<DraftsInput, DraftsOutput, DraftsStep> = ({ topic }, { step, random }) => {
  const read = step('Content Analysis', () => readTopic(topic));
  const research = step('Research & Insights', () => researched(read));
  const plan = step('Optimization', () => planned(research, random));
  return step('Draft Generation', () => writeDrafts(research, plan, random));
};
