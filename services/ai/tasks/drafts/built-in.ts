import { readTopic } from '../../language/topic/read-topic.ts';
import type { BuiltIn } from '../task.ts';
import { anglesFor } from './angles/angles.ts';
import { researched } from './research.ts';
import type { DraftsInput, DraftsOutput, DraftsStep } from './schema.ts';
import { writeDrafts } from './write-drafts.ts';

/** Reads the topic, finds its hashtags, and tells it in as many ways as fit it. */
export const run: BuiltIn<DraftsInput, DraftsOutput, DraftsStep> = ({ topic }, { step, random }) => {
  const read = step('Content Analysis', () => readTopic(topic));
  const research = step('Research & Insights', () => researched(read));
  const angles = step('Optimization', () => anglesFor(read));
  return step('Draft Generation', () => writeDrafts(research, angles, random));
};
