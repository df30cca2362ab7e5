import { existsSync } from 'node:fs';
import path from 'node:path';
import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';
import { hasRuntime } from './models/model-folder.ts';

/** The endpoint writes when all of OPENAI_… are there; else the local model, where one is in use; else the built-in writer. */
export const settings = z
  .object({
    OPENAI_BASE_URL: setting.url().optional(),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_MODEL: z.string().optional(),
    /** How often a user may have the model write in a day (UTC); the built-in writer writes from then on. */
    MODEL_USES_PER_DAY: setting.whole(50, 1, 100_000),
    /**
     * How long a model may take until its first words, or for a whole answer in one chunk; then the built-in writer
     * takes over.
     */
    MODEL_DEADLINE_SECONDS: setting.whole(20, 1, 100),
    /** Where `npm run model` stores models and the runtime. */
    MODELS_FOLDER: z
      .string()
      .transform((folder) => path.resolve(folder))
      .optional(),
    /** A GGUF file, instead of the model that `npm run model -- use` chose. */
    MODEL_FILE: z
      .string()
      .transform((file) => path.resolve(file))
      .refine((file) => existsSync(file), 'must be a GGUF file that is there')
      .optional(),
    /** The deadline of a model on this machine, which is slower. */
    LOCAL_MODEL_DEADLINE_SECONDS: setting.whole(90, 1, 100),
    /** A thread too many on a busy machine makes a model many times slower. */
    LOCAL_MODEL_THREADS: setting.whole(1, 1, 256).removeDefault().optional(),
    LOCAL_MODEL_CONTEXT: setting.whole(4_096, 1_024, 131_072),
    LOCAL_MODEL_GPU: z.stringbool({ error: 'must be true or false' }).default(false),
    LOCAL_MODEL_IDLE_MINUTES: setting.whole(10, 1, 1_440),
  })
  .superRefine(
    ({ OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL, MODEL_FILE, MODELS_FOLDER }, context) => {
      if (MODEL_FILE && !(MODELS_FOLDER && hasRuntime(MODELS_FOLDER)))
        context.addIssue({
          code: 'custom',
          path: ['MODEL_FILE'],
          message:
            'needs node-llama-cpp in MODELS_FOLDER; `npm run model -- runtime` installs it below CARILLON_DATA',
        });
      if (!OPENAI_BASE_URL && !OPENAI_API_KEY && !OPENAI_MODEL) return;
      const message = 'must be set too, for a model to write the drafts';
      if (!OPENAI_API_KEY) context.addIssue({ code: 'custom', path: ['OPENAI_API_KEY'], message });
      if (!OPENAI_MODEL) context.addIssue({ code: 'custom', path: ['OPENAI_MODEL'], message });
    },
    // Checked even if other settings are wrong, so all faults are reported at once.
    { when: () => true },
  );

export type AiConfig = z.output<typeof settings>;
