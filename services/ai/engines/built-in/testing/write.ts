import type { Written } from '../../engine.ts';
import { readTopic } from '../topic/read-topic.ts';
import { draftsOf, researched } from '../write-drafts.ts';

/** All that the writer's thread does for a request. */
export const write = async (topic: string, random: () => number = () => 0.42): Promise<Written> =>
  draftsOf(researched(readTopic(topic)), random);
