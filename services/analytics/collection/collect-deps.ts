import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import type { CurveStore } from '../stores/curves.ts';
import type { DailyCallStore } from '../stores/daily-calls.ts';
import type { DayStore } from '../stores/days.ts';
import type { PublicationStore } from '../stores/publications.ts';
import type { TargetStore } from '../stores/targets.ts';
import type { CommentKeeper } from './comment-keeper.ts';
import type { Pace } from './pace.ts';

export interface CollectDeps {
  readonly stores: {
    readonly targets: TargetStore;
    readonly publications: PublicationStore;
    readonly curves: CurveStore;
    readonly days: DayStore;
    readonly dailyCalls: DailyCallStore;
  };
  readonly networks: SocialNetworks;
  /** Provides tokens, and gets reports of rejected ones. */
  readonly services: Pick<ServiceClient, 'call'>;
  readonly pace: Pick<Pace, 'cooldowns' | 'schedules'>;
  /** Takes the comments that are read. */
  readonly comments: CommentKeeper;
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
  /** From 0 to 1, for jitter. */
  random(): number;
  /** Tells open pages that there is something new. */
  signal(workspaceId: string, what: 'figures' | 'comments'): void;
}
