import { type Day, daysLater } from '@carillon/sdk/index.ts';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type SlotStep, slotId, stepOf } from '../../../lib/slot.ts';

/** The part of a slot that takes the focus when the arrow keys reach it. */
const KEY = 'button.planner-key';

export interface GridKeys {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  tabIndexOf(slot: string): 0 | -1;
}

/**
 * Arrow keys move from slot to slot, so that Tab skips all but one; `onBeyond` is called with the day of a slot that
 * isn't shown.
 */
export function useGridKeys(first: string, onBeyond: (day: Day) => void): GridKeys {
  const [cursor, setCursor] = useState(first);
  const slotOf = (target: EventTarget): string | undefined =>
    target instanceof Element && target.matches(KEY) ? target.closest('td')?.dataset.slot : undefined;
  return {
    onKeyDown(event) {
      const step = stepOf(event.key);
      const slot = slotOf(event.target);
      if (!step || slot === undefined) return;
      event.preventDefault();
      const to = stepSlot(slot, step);
      const cell = event.currentTarget.querySelector<HTMLElement>(`[data-slot="${to}"]`);
      if (cell) return cell.querySelector<HTMLElement>(KEY)?.focus();
      const [day = '', hour = '0'] = to.split(' ');
      if (Number(hour) >= 0 && Number(hour) <= 23) onBeyond(day as Day);
    },
    // Where Tab comes back to.
    onFocus({ target }) {
      const slot = slotOf(target);
      if (slot !== undefined) setCursor(slot);
    },
    tabIndexOf: (id) => (id === cursor ? 0 : -1),
  };
}

/** Puts the keyboard on a day that has come to be shown. */
export const focusDay = (day: Day): void =>
  document.querySelector<HTMLElement>(`[data-slot="${day}"] ${KEY}, [data-slot^="${day} "] ${KEY}`)?.focus();

/** A week lies below another; where there are hours, an hour below another. */
export function stepSlot(slot: string, { across, down }: SlotStep): string {
  const [day = '', hour] = slot.split(' ') as [Day, string | undefined];
  if (hour === undefined) return slotId(daysLater(day, across + 7 * down), null);
  return slotId(daysLater(day, across), Number(hour) + down);
}
