import path from 'node:path';
import { loadConfig, setting } from '@carillon/kit/config.ts';
import { networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { z } from 'zod';

/** What a context needs, whichever process it is in. */
export const contextEnv = {
  MONGODB_PREFIX: z
    .string()
    .regex(/^[\w-]{1,24}$/, 'must be 1 to 24 letters, digits, - or _')
    .default('carillon'),
  IDENTITY_KEY: setting.key(),
  /** Signs the public addresses of media. */
  MEDIA_KEY: setting.key(),
  /** Where media is kept; the API and the workers share it. */
  MEDIA_FOLDER: z
    .string('must be set: the folder where media is kept')
    .transform((folder) => path.resolve(folder)),
  /** How many publications one worker has in hand at a time. */
  PUBLISH_CONCURRENCY: setting.whole(8, 1, 100),
  LOG_LEVEL: setting.logLevel(),
  ...networkEnv,
};

const schema = withWholePairs(
  z.object({
    ...contextEnv,
    MONGODB_URI: z.string('must be set: where MongoDB is, such as mongodb://localhost:27017'),
    AMQP_URL: z.string('must be set: where RabbitMQ is, such as amqp://localhost'),
    IDENTITY_URL: setting.url(),
    PORT: setting.port(8082),
    OPS_PORT: setting.port(9082),
  }),
);

export type ContextConfig = z.output<z.ZodObject<typeof contextEnv>>;
export type Config = z.output<typeof schema>;

/** @throws ConfigError listing every fault */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => loadConfig(schema, env);
