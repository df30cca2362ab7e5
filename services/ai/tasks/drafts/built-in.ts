import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { readReading } from '../../language/brief/read-brief.ts';
import type { Reading } from '../../language/brief/reading.ts';
import type { BuiltIn } from '../task.ts';
import { researched } from './research.ts';
import type { DraftsInput, DraftsOutput, DraftsStep } from './schema.ts';
import { writeDrafts } from './write-drafts.ts';

/** Reads the brief and what it does, finds hashtags for it, and edits it into drafts of different structures. */
export const run: BuiltIn<DraftsInput, DraftsOutput, DraftsStep> = (
  { topic, details = {} },
  { step, random },
) => {
  const reading = step('Content Analysis', () => addLink(readReading(topic), details.link));
  const research = step('Research & Insights', () => researched(reading));
  const givenTags = step('Optimization', () => hashtagsIn(topic));
  return step('Draft Generation', () =>
    writeDrafts({ ...research, given: givenTags, reading }, details, random),
  );
};

/** The user's address replaces the brief's own. */
const addLink = (reading: Reading, link = ''): Reading =>
  link === '' ||
  [...reading.links, ...reading.sentences.map(({ text }) => text)].some((one) => one.includes(link))
    ? reading
    : { ...reading, links: [...reading.links, link] };
