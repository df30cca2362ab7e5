import path from 'node:path';
import { ConfigError, setting } from '@carillon/kit/config.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { z } from 'zod';
import { MAX_OFF_S } from './domain/clock-limit.ts';
import type { S3Settings } from './media/storage/s3-storage.ts';

/** Where media is stored, if not in a folder. */
const storage = {
  /** Media is stored in this bucket, and MEDIA_FOLDER holds the files in use. */
  MEDIA_S3_BUCKET: z.string().optional(),
  /** Absent for Amazon's own. */
  MEDIA_S3_ENDPOINT: setting.url().optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Default: whether an endpoint is set. */
  MEDIA_S3_PATH_STYLE: z.stringbool({ error: 'must be true or false' }).optional(),
  /** Most that copies of the bucket's files may take in MEDIA_FOLDER, but for those in use; in megabytes. */
  MEDIA_COPIES_MB: setting.whole(4096, 1, 10_000_000),
};

export const storageSettings = z.object(storage);

/** The API and the workers share the media. */
const sharedSettings = {
  PUBLIC_URL: setting.url(),
  /** Signs the public addresses of media. */
  MEDIA_KEY: setting.key(),
  MEDIA_FOLDER: z
    .string('must be set: the folder where media is kept')
    .transform((folder) => path.resolve(folder)),
  ...storage,
};

/** @throws ConfigError where a bucket is named without the keys to it */
export function s3Settings(config: z.output<typeof storageSettings>): S3Settings {
  const {
    MEDIA_S3_BUCKET: bucket = '',
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError([
      'MEDIA_S3_BUCKET: needs MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY beside it',
    ]);
  return {
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
    region: config.MEDIA_S3_REGION,
    pathStyle: config.MEDIA_S3_PATH_STYLE ?? endpoint !== undefined,
  };
}

export const apiSettings = z.object({
  ...sharedSettings,
  ...planEnv,
  /** Most that the images and videos of one workspace may take, in megabytes. */
  MEDIA_QUOTA_MB: setting.whole(5120, 1, 10_000_000),
  /** Uploads are refused while the disk has less free than this, in megabytes. */
  MEDIA_MIN_FREE_MB: setting.whole(1024, 0, 10_000_000),
});

export const workerSettings = withWholePairs(
  z.object({
    ...sharedSettings,
    ...networkEnv,
    ...planEnv,
    /** How many publications one worker has in flight at most. */
    PUBLISH_CONCURRENCY: setting.whole(500, 1, 5000),
    /** How many are in flight on one network at most, over all workers; each worker determines how many it takes. */
    PUBLISH_PER_NETWORK: setting.whole(1000, 1, 5000),
    /** How many are under way on one page, account or profile at a time, over all workers. */
    PUBLISH_PER_ACCOUNT: setting.whole(1, 1, 100),
    /**
     * How far a worker's clock may be off the store's before it takes no more work, in seconds. 0 if the store's
     * clock isn't reliable.
     */
    PUBLISH_CLOCK_LIMIT: setting.whole(MAX_OFF_S, 0, MAX_OFF_S, 'leases bear no clocks that are further off'),
    /** How long images and videos are stored after their post has finished, in days. */
    MEDIA_RETENTION_DAYS: setting.whole(30, 1, 3650),
  }),
);

export type SharedConfig = z.output<z.ZodObject<typeof sharedSettings>>;
export type ApiConfig = z.output<typeof apiSettings>;
export type WorkerConfig = z.output<typeof workerSettings>;
