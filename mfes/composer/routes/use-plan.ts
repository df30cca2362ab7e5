import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import { dayIn, localTimeIn, shortTime, toLocalText, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import type { RequestedTime } from '../features/publish/components/requested-time-note.tsx';

interface Time {
  /** YYYY-MM-DD HH:mm:ss in `timezone`. */
  readonly scheduled_time: string;
  readonly timezone: string;
}

interface Plan {
  /** When it is published, in the user's zone. Null for now, and for a requested time that has passed. */
  readonly time: string | null;
  /** The same in words. */
  readonly text: string | null;
  /** The button that leads on to it. */
  readonly label: string;
  /** YYYY-MM-DD of it, or of today. */
  readonly date: string;
  /** The time that the writer requested. Null if none. */
  readonly requestedTime: RequestedTime | null;
  /** The request that waits for the user; null where none does. */
  readonly request: string | null;
  choose(scheduled_time: string, timezone: string): void;
  /** Writes the choices into the draft, in place of the requested time. */
  keep(): void;
}

/**
 * Plans when the open draft is published. A reviewer chooses a time beside the requested one, which stays as it is
 * until they have decided.
 */
export function usePlan(draft: DraftHandle, waits: boolean): Plan {
  const { content, review } = draft.state;
  const zone = useAccountZone();
  const now = useNow();
  const [ownTime, setOwnTime] = useState<(Time & { readonly request: string }) | null>(null);
  const request = waits ? (review?.requested_at ?? null) : null;
  const at = request === null ? null : requestedAt(content, zone);
  const chosenTime = ownTime && ownTime.request === request ? ownTime : null;
  const passed = at !== null && at <= now;
  const requestedText = at && toLocalText(localTimeIn(zone, at).date, localTimeIn(zone, at).time);
  const plannedTime = content.mode === 'later' ? content.scheduled_time : null;
  const shownTime = chosenTime?.scheduled_time ?? (request === null ? plannedTime : requestedText);
  const shownAt = shownTime && instantOf(shownTime, zone);
  const isPast = shownAt !== null && shownAt <= now;
  return {
    time:
      chosenTime?.scheduled_time ??
      (request === null ? content.scheduled_time : passed ? null : requestedText),
    text: shownTime && wallTime(shownTime, now),
    label: isPast
      ? t`Choose a new time`
      : t`Schedule for ${{ when: shownTime ? wallTime(shownTime, now) : '' }}`,
    date: shownTime?.slice(0, 'YYYY-MM-DD'.length) ?? dayIn(zone, now),
    requestedTime: at && { when: shortTime(at, zone, now), passed },
    request,
    choose(scheduled_time, timezone) {
      if (request === null) draft.change({ mode: 'later', scheduled_time, timezone });
      else setOwnTime({ request, scheduled_time, timezone });
    },
    keep() {
      if (!chosenTime) return;
      const { scheduled_time, timezone } = chosenTime;
      draft.change({ mode: 'later', scheduled_time, timezone });
    },
  };
}

/** The instant that its writer meant, whose zone may be another one. */
const requestedAt = (
  { mode, scheduled_time, timezone }: DraftHandle['state']['content'],
  zone: string,
): Date | null =>
  mode === 'later' && scheduled_time !== null ? instantOf(scheduled_time, timezone ?? zone) : null;

const wallTime = (local: string, now: Date): string =>
  shortTime(new Date(`${local.replace(' ', 'T')}Z`), 'UTC', now);
