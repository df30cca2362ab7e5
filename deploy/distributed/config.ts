import path from 'node:path';
import { ConfigError, loadConfig, setting } from '@carillon/kit/config.ts';
import { networkEnv } from '@carillon/social/network-config.ts';
import { z } from 'zod';
import { keySettings } from '../standalone/keys.ts';

/** What the launcher itself reads. Every other setting of a service reaches it unchanged. */
export const distributedSettings = z.object({
  /** The first gateway's; the others' ports follow from it. 0 takes free ones. */
  PORT: setting.port(8080),
  /** The gateways': this machine alone, or every address when PUBLIC_URL says that others come. */
  HOST: z.string().optional(),
  PUBLIC_URL: setting.url().optional(),
  CARILLON_DATA: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder)),
  /** The embedded store, as a process of its own, when not set. */
  MONGODB_URI: z.string().optional(),
  AMQP_URL: setting.amqpUrl(),
  WORKERS: setting.whole(1, 1, 20),
  GATEWAYS: setting.whole(1, 1, 9),
  LOG_LEVEL: setting.logLevel().default('warn'),
  SANDBOX_ADMIN_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  SANDBOX: networkEnv.SANDBOX,
  FACEBOOK_APP_ID: z.string().optional(),
  INSTAGRAM_APP_ID: z.string().optional(),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  ...keySettings,
});

export type DistributedConfig = z.output<typeof distributedSettings>;

/**
 * @param store what `--store` says: `embedded` passes over MONGODB_URI
 * @throws ConfigError listing every fault
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  store?: string,
): DistributedConfig {
  if (store !== undefined && store !== 'embedded')
    throw new ConfigError([`--store: is ${JSON.stringify(store)}, and can only be "embedded"`]);
  const config = loadConfig(distributedSettings, env);
  return store === 'embedded' ? { ...config, MONGODB_URI: undefined } : config;
}
