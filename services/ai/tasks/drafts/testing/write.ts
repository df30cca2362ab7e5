import { run } from '../built-in.ts';
import type { DraftsInput, DraftsOutput } from '../schema.ts';

/** What the built-in engine does for a request, in this thread. */
export const write = async (
  topic: string,
  random: () => number = () => 0.42,
  details?: DraftsInput['details'],
): Promise<DraftsOutput> =>
  run({ topic, ...(details && { details }) }, { random, step: (_, work) => work() });
