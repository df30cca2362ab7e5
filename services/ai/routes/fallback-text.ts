import type { FallbackReason } from '../usecases/run-task.ts';

/** Why the built-in engine did it, as the beginning of a sentence. */
export function fallbackText(reason: FallbackReason): string {
  if (reason.code === 'no_answer') return 'The model did not answer';
  if (reason.code === 'allowance_unknown')
    return 'How often the model has written for you today could not be looked up';
  if (reason.code === 'words_unknown') return 'How many words you have left could not be looked up';
  const times = reason.perDay === 1 ? 'once' : `${reason.perDay} times`;
  return `The model has written for you ${times} today, which is the most for a day (it ends at midnight UTC)`;
}
