import type { Task } from '../task.ts';
import { descriptionPrompt } from './prompt.ts';
import {
  DESCRIPTION_STEPS,
  type DescriptionInput,
  type DescriptionOutput,
  type DescriptionStep,
  descriptionOutput,
} from './schema.ts';

export const descriptionTask: Task<DescriptionInput, DescriptionOutput, DescriptionStep> = {
  name: 'description',
  steps: DESCRIPTION_STEPS,
  output: descriptionOutput,
  prompt: descriptionPrompt,
  builtIn: new URL('./built-in.ts', import.meta.url),
  words: { most: 500, of: ({ content }) => [content] },
};
