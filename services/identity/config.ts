import { loadConfig, setting } from '@carillon/kit/config.ts';
import { networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { z } from 'zod';

const PREFIX = 'must be 1 to 24 letters, digits, - or _';

/** What a context needs, whichever process it is in. */
export const contextEnv = {
  MONGODB_PREFIX: z
    .string()
    .regex(/^[\w-]{1,24}$/, PREFIX)
    .default('carillon'),
  SERVICE_PUBLIC_KEYS: setting.publicKeys(),
  VAULT_KEY: setting.key(),
  /** Open what they sealed, and seal nothing: the keys before VAULT_KEY, or the one that comes after it. */
  VAULT_READ_KEYS: setting.keys().default([]),
  LOG_LEVEL: setting.logLevel(),
  ...networkEnv,
};

const schema = withWholePairs(
  z.object({
    ...contextEnv,
    MONGODB_URI: z.string('must be set: where MongoDB is, such as mongodb://localhost:27017'),
    AMQP_URL: setting.amqpUrl(),
    PORT: setting.port(8081),
    HOST: setting.host(),
    OPS_PORT: setting.port(9081),
  }),
);

export type ContextConfig = z.output<z.ZodObject<typeof contextEnv>>;
export type Config = z.output<typeof schema>;

/** @throws ConfigError listing every fault */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => loadConfig(schema, env);
