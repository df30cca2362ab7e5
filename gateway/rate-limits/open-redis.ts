import type { Log } from '@carillon/kit/log.ts';
import { Redis } from 'ioredis';

/** Connects in the background and again whenever it is lost; commands meanwhile fail at once instead of waiting. */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  redis.on('error', (err) =>
    log.warn({ err }, 'Redis is away; limits are counted by each gateway for itself'),
  );
  redis.on('ready', () => log.info('limits are counted in Redis'));
  return redis;
}
