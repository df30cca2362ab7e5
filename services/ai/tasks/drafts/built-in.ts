import { readReading } from '../../language/brief/read-brief.ts';
import type { Reading } from '../../language/brief/reading.ts';
import { readTopic } from '../../language/topic/read-topic.ts';
import type { BuiltIn } from '../task.ts';
import { researched } from './research.ts';
import type { DraftsInput, DraftsOutput, DraftsStep } from './schema.ts';
import { writeDrafts } from './write-drafts.ts';

/** Reads the brief and what it does, finds hashtags for it, and edits it into drafts of different structures. */
export const run: BuiltIn<DraftsInput, DraftsOutput, DraftsStep> = (
  { topic, details = {} },
  { step, random },
) => {
  const reading = step('Content Analysis', () => linked(readReading(topic), details.link));
  const tags = step('Research & Insights', () => researched(reading));
  const research = step('Optimization', () => ({ ...tags, topic: readTopic(topic), reading }));
  return step('Draft Generation', () => writeDrafts(research, details, random));
};

/** The user's address stands where the brief's own would. */
const linked = (reading: Reading, link = ''): Reading =>
  link === '' ||
  [...reading.links, ...reading.sentences.map(({ text }) => text)].some((one) => one.includes(link))
    ? reading
    : { ...reading, links: [...reading.links, link] };
