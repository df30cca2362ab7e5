import path from 'node:path';
import { setting } from '@carillon/kit/config.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { z } from 'zod';
import { MOST_OFF_S } from './domain/clock-limit.ts';

/** The API and the workers share the media. */
const shared = {
  PUBLIC_URL: setting.url(),
  /** Signs the public addresses of media. */
  MEDIA_KEY: setting.key(),
  MEDIA_FOLDER: z
    .string('must be set: the folder where media is kept')
    .transform((folder) => path.resolve(folder)),
};

export const apiSettings = z.object({
  ...shared,
  ...planEnv,
  /** Most that the images and videos of one workspace may take, in megabytes. */
  MEDIA_QUOTA_MB: setting.whole(5120, 1, 10_000_000),
  /** Uploads are refused while the disk has less free than this, in megabytes. */
  MEDIA_MIN_FREE_MB: setting.whole(1024, 0, 10_000_000),
});

export const workerSettings = withWholePairs(
  z.object({
    ...shared,
    ...networkEnv,
    ...planEnv,
    /** How many publications one worker has in flight at most. */
    PUBLISH_CONCURRENCY: setting.whole(500, 1, 5000),
    /** How many are in flight on one network at most, over all workers; each worker finds out how many it takes. */
    PUBLISH_PER_NETWORK: setting.whole(1000, 1, 5000),
    /** How many are under way on one page, account or profile at a time, over all workers. */
    PUBLISH_PER_ACCOUNT: setting.whole(1, 1, 100),
    /**
     * How far a worker's clock may be off the store's before it takes nothing up, in seconds; 0 where the store's own
     * clock is not to be relied upon.
     */
    PUBLISH_CLOCK_LIMIT: setting.whole(
      MOST_OFF_S,
      0,
      MOST_OFF_S,
      'leases bear no clocks that are further off',
    ),
    /** How long images and videos are kept after their post has come to its end, in days. */
    MEDIA_RETENTION_DAYS: setting.whole(30, 1, 3650),
  }),
);

export type SharedConfig = z.output<z.ZodObject<typeof shared>>;
export type ApiConfig = z.output<typeof apiSettings>;
export type WorkerConfig = z.output<typeof workerSettings>;
