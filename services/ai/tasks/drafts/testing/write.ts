import { run } from '../built-in.ts';
import type { DraftsOutput } from '../schema.ts';

/** What the built-in engine does for a request, in this thread. */
export const write = async (topic: string, random: () => number = () => 0.42): Promise<DraftsOutput> =>
  run({ topic }, { random, step: (_, work) => work() });
