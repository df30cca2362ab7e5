import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { type Day, draftName, useAccountZone } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { draftTime } from '../features/drafts/model/draft-time.ts';
import type { Moving } from '../features/moving/api/use-move.ts';
import { targetTime } from '../features/moving/model/target-time.ts';
import { type Entry, nameOf, zoneOf } from '../lib/entry.ts';
import { quote } from '../lib/quote.ts';
import type { SlotPlace } from '../lib/slot.ts';

/** Items that can be dragged to a place in the calendar. */
export type Dragged = { readonly entry: Entry } | { readonly draft: DraftSummary };

export const draggedName = (dragged: Dragged): string =>
  quote('entry' in dragged ? nameOf(dragged.entry) : draftName(dragged.draft));

interface DropDeps {
  readonly moving: Moving;
  readonly now: Date;
  isPast(place: SlotPlace): boolean;
  /** Called while the entry is being moved: the keyboard continues from its new place. */
  onMoved(entry: Entry): void;
  /** Another time of that day has to be chosen. */
  onChooseTime(entry: Entry, day: Day): void;
  onPlan(draft: DraftSummary, scheduled_time: string, timezone: string): void;
}

/** Moves a post to where it was dropped; of a draft it makes a plan. */
export function useDrop({ moving, now, isPast, onMoved, onChooseTime, onPlan }: DropDeps) {
  const zone = useAccountZone();
  return (dragged: Dragged, place: SlotPlace): void => {
    if ('draft' in dragged) {
      const time = draftTime(place, zone, now);
      if (time.ok) return onPlan(dragged.draft, time.scheduled_time, time.timezone);
      return moving.tell(
        t`Couldn’t set a time for ${{ name: draggedName(dragged) }}: ${{ why: time.words }}`,
      );
    }
    const { entry } = dragged;
    const dueAt = new Date(entry.dueAt);
    const to = targetTime({ dueAt, ownZone: zoneOf(entry) }, place, zone, now);
    if (to.ok) {
      onMoved(entry);
      return moving.move({ entry, to });
    }
    if (to.why === 'same') return;
    moving.tell(t`${{ name: draggedName(dragged) }} wasn’t moved: ${{ why: to.words }}`);
    // A day that is not over has other times.
    if (!isPast(place)) onChooseTime(entry, place.day);
  };
}
