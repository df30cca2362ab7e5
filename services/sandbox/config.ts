import { loadConfig, setting } from '@carillon/kit/config.ts';
import { z } from 'zod';
import type { SandboxOptions } from './context.ts';
import { SANDBOX_LIMITS } from './domain/limits.ts';

const origins = z
  .string()
  .optional()
  .transform((text) =>
    text
      ?.split(/[\s,]+/)
      .filter(Boolean)
      .map((url) => new URL(url).origin),
  );

const MB = 1024 * 1024;
const count = (most: number) => z.coerce.number().int().min(1).default(most);

const schema = z.object({
  PORT: setting.port(4005),
  HOST: setting.host(),
  OPS_PORT: setting.port(5005),
  LOG_LEVEL: setting.logLevel(),
  MONGODB_URI: z.string({ error: 'must be set: the address of a MongoDB server' }),
  MONGODB_PREFIX: z
    .string()
    .regex(/^[\w-]{1,24}$/, 'must be 1 to 24 letters, digits, - or _')
    .default('carillon'),
  /** Where browsers and the other services reach the sandbox, with its path. */
  SANDBOX_URL: setting.url(),
  SANDBOX_SECRET: z.string({ error: 'must be set: any long random text' }).min(16, 'must be longer'),
  SANDBOX_MEDIA_FOLDER: z.string().default('.data/sandbox-media'),
  /** Opens the admin routes; without it there are none. */
  SANDBOX_ADMIN_TOKEN: z.string().default(''),
  /** From where posts' files may be fetched, separated by blanks; its own origin when not set. */
  SANDBOX_MEDIA_ORIGINS: origins,
  /** Where a consent may send a browser back to; its own origin when not set. */
  SANDBOX_REDIRECT_ORIGINS: origins,
  /** Calls that each of Meta's networks takes from Carillon in an hour, and from one page. */
  SANDBOX_APP_CALLS: count(SANDBOX_LIMITS.appCallsAnHour),
  SANDBOX_PAGE_CALLS: count(SANDBOX_LIMITS.pageCallsAnHour),
  /** Posts that an Instagram account may make in a day. */
  SANDBOX_INSTAGRAM_POSTS: count(SANDBOX_LIMITS.instagramPostsADay),
  /** Calls in a minute: of one address without a good token, and of one token. */
  SANDBOX_OPEN_CALLS: count(SANDBOX_LIMITS.openCallsAMinute),
  SANDBOX_TOKEN_CALLS: count(SANDBOX_LIMITS.tokenCallsAMinute),
  /** What is kept in total: posts, and megabytes of their files. */
  SANDBOX_KEPT_POSTS: count(SANDBOX_LIMITS.postsKept),
  SANDBOX_KEPT_MB: count(SANDBOX_LIMITS.mediaBytesKept / MB),
  TRUST_PROXY: z.stringbool({ error: 'must be true or false' }).default(false),
});

export type SandboxConfig = z.infer<typeof schema>;

/** The sandbox's settings. Throws with every fault at once. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): SandboxConfig => loadConfig(schema, env);

/** What the settings say of the sandbox itself. */
export const sandboxSettings = (
  config: SandboxConfig,
): Omit<SandboxOptions, 'connection' | 'clock' | 'log'> => ({
  publicUrl: config.SANDBOX_URL,
  secret: config.SANDBOX_SECRET,
  mediaFolder: config.SANDBOX_MEDIA_FOLDER,
  adminToken: config.SANDBOX_ADMIN_TOKEN,
  limits: {
    appCallsAnHour: config.SANDBOX_APP_CALLS,
    pageCallsAnHour: config.SANDBOX_PAGE_CALLS,
    instagramPostsADay: config.SANDBOX_INSTAGRAM_POSTS,
    openCallsAMinute: config.SANDBOX_OPEN_CALLS,
    tokenCallsAMinute: config.SANDBOX_TOKEN_CALLS,
    postsKept: config.SANDBOX_KEPT_POSTS,
    mediaBytesKept: config.SANDBOX_KEPT_MB * MB,
  },
  trustProxy: config.TRUST_PROXY,
  ...(config.SANDBOX_MEDIA_ORIGINS && { mediaOrigins: config.SANDBOX_MEDIA_ORIGINS }),
  ...(config.SANDBOX_REDIRECT_ORIGINS && { redirectOrigins: config.SANDBOX_REDIRECT_ORIGINS }),
});
