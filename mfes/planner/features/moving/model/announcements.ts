import { dayAndHour, fullDay } from '@carillon/sdk/index.ts';
import type { Announcements } from '@dnd-kit/core';
import { t } from '@lingui/core/macro';
import type { SlotPlace } from '../../../lib/slot.ts';

export const INSTRUCTIONS = t`Press Enter to open it. To move it, press Space, choose a day with the arrow keys, and press Space again. Escape cancels the move. To move it to a day that isn’t shown, open it and choose Move to….`;

/** Screen reader announcements during a move. `nameOf` names the moved entry. */
export const announcementsFor = (
  nameOf: (data: unknown) => string,
  isPast: (place: SlotPlace) => boolean,
): Announcements => {
  const placeText = (data: unknown): string => {
    const place = data as SlotPlace;
    const text = place.hour === null ? fullDay(place.day) : dayAndHour(place.day, place.hour);
    return isPast(place) ? t`${text}. That day has passed.` : `${text}.`;
  };
  return {
    onDragStart: ({ active }) => t`Picked up ${{ name: nameOf(active.data.current) }}.`,
    onDragOver: ({ over }) => (over ? placeText(over.data.current) : t`Not on a day in the calendar.`),
    // The outcome is shown where everybody reads it.
    onDragEnd: ({ over }) => (over ? undefined : t`It’s back where it was.`),
    onDragCancel: ({ active }) => t`${{ name: nameOf(active.data.current) }} stays where it was.`,
  };
};
