import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import type { ReadingSchedule } from '../domain/reading-schedule.ts';
import type { CurveStore } from '../stores/curves.ts';
import type { DailyCallStore } from '../stores/daily-calls.ts';
import type { DayStore } from '../stores/days.ts';
import type { PublicationStore } from '../stores/publications.ts';
import type { TargetStore } from '../stores/targets.ts';
import type { CommentKeeper } from './comment-keeper.ts';
import type { NetworkCooldowns } from './network-cooldowns.ts';

/** What collecting works with. */
export interface CollectDeps {
  readonly stores: {
    readonly targets: TargetStore;
    readonly publications: PublicationStore;
    readonly curves: CurveStore;
    readonly days: DayStore;
    readonly dailyCalls: DailyCallStore;
  };
  readonly networks: SocialNetworks;
  /** Gives tokens, and is told of those that are refused. */
  readonly services: Pick<ServiceClient, 'call'>;
  readonly cooldowns: NetworkCooldowns;
  /** How often each network's posts are read. */
  readonly schedules: Readonly<Record<PlatformName, ReadingSchedule>>;
  /** Takes the comments that are read. */
  readonly comments: CommentKeeper;
  readonly log: Log;
  clock(): Date;
  /** From 0 to 1, for jitter. */
  random(): number;
  /** Tells open pages that there is something new. */
  signal(workspaceId: string, what: 'figures' | 'comments'): void;
}
