import type { PostingScheduleView } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** A page, account or profile that the post goes to. */
export interface GoesTo {
  readonly platformId: number;
  /** Null for a LinkedIn profile. */
  readonly pageId: string | null;
  readonly name: string;
}

export interface Place {
  readonly name: string;
  /** The instant, UTC, and the zone of the account's schedule. */
  readonly dueAt: string;
  readonly timezone: string;
}

export type Places =
  | { readonly ok: true; readonly places: readonly Place[] }
  | { readonly ok: false; readonly why: string };

/** The slot that each account's post would get, the soonest first; or why none can be queued. */
export function placesOf(targets: readonly GoesTo[], schedules: readonly PostingScheduleView[]): Places {
  const queues = targets.map(({ platformId, pageId, name }) => {
    const schedule = schedules.find(
      (one) => one.platform_id === platformId && (one.page_id ?? one.target_id) === pageId,
    );
    return { name, schedule, free: schedule?.next_free[0] };
  });
  const without = queues.filter(({ schedule }) => !schedule || schedule.slots.length === 0);
  if (without.length > 0) {
    const names = without.map(({ name }) => name);
    return {
      ok: false,
      why: t`No posting slots yet for ${{ accounts: listText(names) }}.`,
    };
  }
  const places = queues.flatMap(({ name, schedule, free }) =>
    schedule && free ? [{ name, dueAt: free.due_at, timezone: schedule.timezone }] : [],
  );
  if (places.length < queues.length) return { ok: false, why: t`Every posting slot is taken.` };
  return { ok: true, places: places.sort((a, b) => a.dueAt.localeCompare(b.dueAt)) };
}
