import { loadConfig, setting } from '@carillon/kit/config.ts';
import { z } from 'zod';

/** The model that writes, when all of these are there; otherwise the built-in writer does. */
export const modelEnv = {
  OPENAI_BASE_URL: setting.url().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().optional(),
  /** How often a user may have the model write in a day (UTC); the built-in writer writes from then on. */
  MODEL_USES_PER_DAY: setting.whole(50, 1, 100_000),
};

/** A schema that has `modelEnv` in it, with the fault that only a part of the model's settings is there. */
export const withWholeModel = <S extends z.ZodObject>(schema: S, needed: readonly string[] = []): S =>
  schema.superRefine(
    (config, context) => {
      const given = config as Record<string, unknown>;
      const any = given.OPENAI_BASE_URL || given.OPENAI_API_KEY || given.OPENAI_MODEL;
      for (const name of ['OPENAI_API_KEY', 'OPENAI_MODEL', ...needed])
        if (any && !given[name])
          context.addIssue({
            code: 'custom',
            path: [name],
            message: 'must be set too, for a model to write the drafts',
          });
    },
    { when: () => true },
  );

export const contextEnv = {
  SERVICE_PUBLIC_KEYS: setting.publicKeys(),
  MONGODB_PREFIX: z
    .string()
    .regex(/^[\w-]{1,24}$/, 'must be 1 to 24 letters, digits, - or _')
    .default('carillon'),
  LOG_LEVEL: setting.logLevel(),
  ...modelEnv,
};

const schema = withWholeModel(
  z.object({
    ...contextEnv,
    /** Where what the model was asked for is counted; needed with a model alone. */
    MONGODB_URI: z.string().optional(),
    PORT: setting.port(8083),
    HOST: setting.host(),
    OPS_PORT: setting.port(9083),
  }),
  ['MONGODB_URI'],
);

export type ContextConfig = z.output<z.ZodObject<typeof contextEnv>>;
export type Config = z.output<typeof schema>;

/** @throws ConfigError listing every fault */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => loadConfig(schema, env);
