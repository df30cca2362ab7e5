import type { Task } from '../task.ts';
import { hashtagsPrompt } from './prompt.ts';
import {
  HASHTAG_STEPS,
  type HashtagsInput,
  type HashtagsOutput,
  type HashtagsStep,
  hashtagsOutput,
  MAX_HASHTAGS,
} from './schema.ts';

export const hashtagsTask: Task<HashtagsInput, HashtagsOutput, HashtagsStep> = {
  name: 'hashtags',
  steps: HASHTAG_STEPS,
  output: hashtagsOutput,
  prompt: hashtagsPrompt,
  builtIn: new URL('./built-in.ts', import.meta.url),
  words: { most: MAX_HASHTAGS, of: ({ hashtags }) => hashtags },
};
