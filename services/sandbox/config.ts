import path from 'node:path';
import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';
import { SANDBOX_LIMITS, type SandboxLimits } from './domain/limits.ts';

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
const count = (defaultCount: number) => z.coerce.number().int().min(1).default(defaultCount);

export const settings = z.object({
  /** Where Carillon is: media is fetched from there, and consents go back there. */
  PUBLIC_URL: setting.url().optional(),
  /** Where browsers and the other services reach the sandbox, with its path. */
  SANDBOX_URL: setting.url(),
  SANDBOX_KEY: setting.key(),
  SANDBOX_MEDIA_FOLDER: z
    .string('must be set: the folder where media is kept')
    .transform((folder) => path.resolve(folder)),
  /** Enables the admin routes. Without it there are none. */
  SANDBOX_ADMIN_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  /** From where posts' files may be fetched, separated by blanks; Carillon's origin when not set. */
  SANDBOX_MEDIA_ORIGINS: origins,
  /** Where a consent may send a browser back to; Carillon's origin when not set. */
  SANDBOX_REDIRECT_ORIGINS: origins,
  /** Calls that each of Meta's networks takes from Carillon in an hour, and from one page. */
  SANDBOX_APP_CALLS: count(SANDBOX_LIMITS.appCallsAnHour),
  SANDBOX_PAGE_CALLS: count(SANDBOX_LIMITS.pageCallsAnHour),
  /** Posts that an Instagram account may make in a day. */
  SANDBOX_INSTAGRAM_POSTS: count(SANDBOX_LIMITS.instagramPostsADay),
  /** Calls in a minute: of one address without a good token, and of one token. */
  SANDBOX_OPEN_CALLS: count(SANDBOX_LIMITS.openCallsAMinute),
  SANDBOX_TOKEN_CALLS: count(SANDBOX_LIMITS.tokenCallsAMinute),
  /** Storage limits: the number of posts, and megabytes of their files. */
  SANDBOX_KEPT_POSTS: count(SANDBOX_LIMITS.postsKept),
  SANDBOX_KEPT_MB: count(SANDBOX_LIMITS.mediaBytesKept / MB),
  TRUST_PROXY: setting.trustProxy(),
});

export type SandboxConfig = z.output<typeof settings>;

/** How much it accepts before it refuses. */
export const limitsOf = (config: SandboxConfig): SandboxLimits => ({
  appCallsAnHour: config.SANDBOX_APP_CALLS,
  pageCallsAnHour: config.SANDBOX_PAGE_CALLS,
  instagramPostsADay: config.SANDBOX_INSTAGRAM_POSTS,
  mastodonCallsInFiveMinutes: SANDBOX_LIMITS.mastodonCallsInFiveMinutes,
  openCallsAMinute: config.SANDBOX_OPEN_CALLS,
  tokenCallsAMinute: config.SANDBOX_TOKEN_CALLS,
  postsKept: config.SANDBOX_KEPT_POSTS,
  mediaBytesKept: config.SANDBOX_KEPT_MB * MB,
});
