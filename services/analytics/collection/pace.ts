import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ReadingSchedule } from '../domain/reading-schedule.ts';
import type { NetworkCooldowns } from './network-cooldowns.ts';

/** How fast a collector reads. */
export interface Pace {
  readonly cooldowns: NetworkCooldowns;
  /** How often each network's posts are read. */
  readonly schedules: Readonly<Record<PlatformName, ReadingSchedule>>;
  /** How many targets it reads at once. */
  readonly concurrency: number;
}
