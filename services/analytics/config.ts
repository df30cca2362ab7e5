import { byPlatform, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { setting } from '@carillon/kit/config.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import { isSandboxed, networkEnv, withWholePairs } from '@carillon/social/network-config.ts';
import { z } from 'zod';
import { type ReadingSchedule, scheduleFor } from './domain/reading-schedule.ts';

export const settings = withWholePairs(z.object({ ...networkEnv, ...planEnv }));

export const collectorSettings = withWholePairs(
  z.object({
    ...networkEnv,
    /** How many targets one collector reads at once. */
    COLLECT_CONCURRENCY: setting.whole(4, 1, 100),
    /** How often a post is read in its first ten minutes, in seconds. */
    COLLECT_YOUNG_SECONDS: setting.whole(600, 5, 600).unwrap().optional(),
  }),
);

export type AnalyticsConfig = z.output<typeof settings>;
export type CollectorConfig = z.output<typeof collectorSettings>;

/** The sandbox's first comments come within a minute. */
const SANDBOX_SECONDS = 20;
const NETWORK_SECONDS = 600;

/** How often each network's posts are read. */
export function schedulesOf(config: CollectorConfig): Record<PlatformName, ReadingSchedule> {
  return byPlatform((platform) => {
    const usual = isSandboxed(config, platform) ? SANDBOX_SECONDS : NETWORK_SECONDS;
    return scheduleFor(platform, 1000 * (config.COLLECT_YOUNG_SECONDS ?? usual));
  });
}
