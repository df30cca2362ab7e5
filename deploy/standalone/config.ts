import path from 'node:path';
import { modelEnv, withWholeModel } from '@carillon/ai/config.ts';
import { hostSettings, limitSettings, pageSettings } from '@carillon/gateway/config.ts';
import { loadConfig, setting } from '@carillon/kit/config.ts';
import { publishingEnv } from '@carillon/posts/config.ts';
import { networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { standsIn } from '@carillon/social/sandbox-settings.ts';
import { z } from 'zod';
import { keySettings } from './keys.ts';

/** Here the sandbox's secret is one of the keys. */
const { SANDBOX_SECRET: _, ...sharedNetworkEnv } = networkEnv;

/** Everything that can be set when all of Carillon runs in one process. */
export const standaloneSettings = withWholeModel(
  withWholePairs(
    z.object({
      ...sharedNetworkEnv,
      ...modelEnv,
      ...limitSettings,
      ...hostSettings,
      ...pageSettings,
      ...publishingEnv,
      PORT: setting.port(8080),
      /** This machine alone, or every address when PUBLIC_URL says that others come. */
      HOST: z.string().optional(),
      /** Where browsers find it; http://localhost:PORT unless said otherwise. */
      PUBLIC_URL: setting.url().optional(),
      CARILLON_DATA: z
        .string()
        .default('.data')
        .transform((folder) => path.resolve(folder)),
      MONGODB_URI: z.string().optional(),
      MONGODB_PREFIX: z
        .string()
        .regex(/^[a-z0-9_-]+$/i, 'may have letters, digits, _ and - only')
        .default('carillon'),
      LOG_LEVEL: setting.logLevel().default('warn'),
      TRUST_PROXY: z.stringbool({ error: 'must be true or false' }).default(false),
      ...keySettings,
      /** Opens the sandbox network's admin routes, which ask it for faults. */
      SANDBOX_ADMIN_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
    }),
  ),
);

export type StandaloneConfig = z.output<typeof standaloneSettings>;

export const hostOf = ({ HOST, PUBLIC_URL }: Pick<StandaloneConfig, 'HOST' | 'PUBLIC_URL'>): string =>
  HOST ?? (PUBLIC_URL ? '0.0.0.0' : '127.0.0.1');

/** The sandbox network is there only while it stands in for a network. */
export const needsSandbox = (
  config: Pick<
    StandaloneConfig,
    'FACEBOOK_APP_ID' | 'INSTAGRAM_APP_ID' | 'LINKEDIN_CLIENT_ID' | 'SANDBOX' | 'PUBLIC_URL'
  >,
): boolean =>
  standsIn(config) && !(config.FACEBOOK_APP_ID && config.INSTAGRAM_APP_ID && config.LINKEDIN_CLIENT_ID);

/** @throws ConfigError listing every fault */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): StandaloneConfig =>
  loadConfig(standaloneSettings, env);
