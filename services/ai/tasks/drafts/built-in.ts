import { readTopic } from '../../language/topic/read-topic.ts';
import type { Topic } from '../../language/topic/topic.ts';
import type { BuiltIn } from '../task.ts';
import { planned } from './plan.ts';
import { researched } from './research.ts';
import type { DraftsInput, DraftsOutput, DraftsStep } from './schema.ts';
import { writeDrafts } from './write-drafts.ts';

/** Reads the topic, looks up its trade and occasion, picks the angles that fit, and tells it from each. */
export const run: BuiltIn<DraftsInput, DraftsOutput, DraftsStep> = (
  { topic, details = {} },
  { step, random },
) => {
  const read = step('Content Analysis', () => linked(readTopic(topic), details.link));
  const research = step('Research & Insights', () => researched(read, details));
  const plan = step('Optimization', () => planned(research, details, random));
  return step('Draft Generation', () => writeDrafts(research, plan, details, random));
};

/** The user's address stands where the topic's own would. */
const linked = (topic: Topic, link = ''): Topic =>
  link === '' || [...topic.links, topic.statement, ...topic.more].some((one) => one.includes(link))
    ? topic
    : { ...topic, links: [...topic.links, link] };
