import type { BuiltInTask } from '../task.ts';
import { type SentimentInput, type SentimentOutput, sentimentOutput } from './schema.ts';

/** Always the built-in engine's: thousands of comments are too many for a model. */
export const sentimentTask: BuiltInTask<SentimentInput, SentimentOutput> = {
  name: 'sentiment',
  steps: ['Scoring'],
  output: sentimentOutput,
  builtIn: new URL('./built-in.ts', import.meta.url),
};
