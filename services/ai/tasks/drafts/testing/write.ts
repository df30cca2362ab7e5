import { run } from '../built-in.ts';
import type { DraftsInput, DraftsOutput } from '../schema.ts';

/** Runs the built-in engine for a request, in this thread. */
export const write = async (
  topic: string,
  random: () => number = () => 0.42,
  details?: DraftsInput['details'],
): Promise<DraftsOutput> =>
  run({ topic, ...(details && { details }) }, { random, step: (_, work) => work() });
