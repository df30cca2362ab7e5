import type { PostingScheduleView } from '@carillon/contracts/http/posts/posting-schedule.ts';
import type { ConnectedTarget } from '@carillon/sdk/index.ts';

/** An account that posts can be queued for. */
export interface Account extends ConnectedTarget {
  readonly schedule: PostingScheduleView | null;
}

/** The connected accounts, each with its posting slots, network by network. */
export const accountsOf = (
  targets: readonly ConnectedTarget[],
  schedules: readonly PostingScheduleView[],
): Account[] =>
  targets.map((target) => ({
    ...target,
    schedule:
      schedules.find((one) => one.platform === target.platform && one.target_id === target.id) ?? null,
  }));
