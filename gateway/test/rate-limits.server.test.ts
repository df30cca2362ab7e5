import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { openRedis } from '../rate-limits/open-redis.ts';
import { byAddress, createRateLimits } from '../rate-limits/rate-limits.ts';

const { REDIS_URL } = process.env;
const RATES = { strict: 2, costly: 2, normal: 2 };
const connections: Redis[] = [];

async function gateway(url: string) {
  const redis = openRedis(url, quietLog);
  connections.push(redis);
  await once(redis, 'ready');
  return { redis, limits: createRateLimits(RATES, { tell: () => undefined }, redis) };
}

afterEach(async () => {
  await Promise.all(connections.splice(0).map(end));
});

async function end(redis: Redis): Promise<void> {
  if (redis.status === 'end') return;
  const closing = once(redis, 'end');
  redis.disconnect();
  await closing;
}

if (!REDIS_URL) describe('limits in Redis', () => test.todo('needs REDIS_URL'));
else
  describe('limits in Redis', () => {
    test('are one count for all gateways, apart by class and by caller', async () => {
      const [a, b] = [await gateway(REDIS_URL), await gateway(REDIS_URL)];
      const who = randomUUID();
      await a.limits.spend('strict', byAddress(who));
      await b.limits.spend('strict', byAddress(who));
      await expect(a.limits.spend('strict', byAddress(who))).rejects.toMatchObject({
        code: 'too_many_requests',
      });
      await expect(b.limits.spend('strict', byAddress(who))).rejects.toMatchObject({
        code: 'too_many_requests',
      });
      await b.limits.spend('normal', byAddress(who));
      await b.limits.spend('strict', byAddress(randomUUID()));
    });

    test('go on in each gateway while Redis is away', async () => {
      const { redis, limits } = await gateway(REDIS_URL);
      await end(redis);
      const who = randomUUID();
      await limits.spend('strict', byAddress(who));
      await limits.spend('strict', byAddress(who));
      await expect(limits.spend('strict', byAddress(who))).rejects.toMatchObject({
        code: 'too_many_requests',
      });
    });
  });
