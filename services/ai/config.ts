import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';

/** A model writes when all of OPENAI_… are there; otherwise the built-in writer does. */
export const settings = z
  .object({
    OPENAI_BASE_URL: setting.url().optional(),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_MODEL: z.string().optional(),
    /** How often a user may have the model write in a day (UTC); the built-in writer writes from then on. */
    MODEL_USES_PER_DAY: setting.whole(50, 1, 100_000),
    /** How long a model may take until its first words, or for all of an answer in one piece; then the built-in writer writes. */
    MODEL_DEADLINE_SECONDS: setting.whole(20, 1, 100),
  })
  .superRefine(
    ({ OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL }, context) => {
      if (!OPENAI_BASE_URL && !OPENAI_API_KEY && !OPENAI_MODEL) return;
      const message = 'must be set too, for a model to write the drafts';
      if (!OPENAI_API_KEY) context.addIssue({ code: 'custom', path: ['OPENAI_API_KEY'], message });
      if (!OPENAI_MODEL) context.addIssue({ code: 'custom', path: ['OPENAI_MODEL'], message });
    },
    // Even when other settings are wrong, so that all faults are told at once.
    { when: () => true },
  );

export type AiConfig = z.output<typeof settings>;
