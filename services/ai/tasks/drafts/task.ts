import { GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import type { Task } from '../task.ts';
import { guardDrafts } from './guard-drafts.ts';
import { draftsPrompt } from './prompt.ts';
import { type DraftsInput, type DraftsOutput, type DraftsStep, draftsOutput } from './schema.ts';

export const draftsTask: Task<DraftsInput, DraftsOutput, DraftsStep> = {
  name: 'drafts',
  steps: GENERATION_STEPS,
  output: draftsOutput,
  prompt: draftsPrompt,
  guard: guardDrafts,
  builtIn: new URL('./built-in.ts', import.meta.url),
  words: { most: 3_000, of: ({ drafts }) => drafts.map(({ content }) => content) },
};
