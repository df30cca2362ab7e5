import type { Day } from '@carillon/sdk/index.ts';
import { daysLater } from '@carillon/sdk/index.ts';
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type SlotPlace, slotId, stepOf } from '../../../lib/slot.ts';

/** Where an arrow key moves the dragged entry: by a day, a week or an hour. */
export function nextPlace({ day, hour }: SlotPlace, key: string): SlotPlace | null {
  const step = stepOf(key);
  if (!step) return null;
  const { across, down } = step;
  return hour === null
    ? { day: daysLater(day, across + 7 * down), hour }
    : { day: daysLater(day, across), hour: hour + down };
}

/** The same for the library, in coordinates: what is moved is laid over the middle of that place. */
export const byArrowKeys: KeyboardCoordinateGetter = (event, { context }) => {
  const { over, droppableRects, collisionRect } = context;
  const place = over?.data.current as SlotPlace | undefined;
  const key = event.code;
  if (!stepOf(key)) return undefined;
  event.preventDefault();
  if (!collisionRect) return undefined;
  const next = place ? nextPlace(place, key) : null;
  // From outside the calendar, the keyboard moves to its first visible day.
  const id = next ? slotId(next.day, next.hour) : firstOf([...droppableRects.keys()].map(String));
  const rect = id === undefined ? undefined : droppableRects.get(id);
  if (!rect) return undefined;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
};

const firstOf = (ids: readonly string[]): Day | undefined => ids.toSorted()[0];
