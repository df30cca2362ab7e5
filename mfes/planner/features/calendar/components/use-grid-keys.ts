import { type Day, daysLater } from '@carillon/sdk/index.ts';
import { type KeyboardEvent, useState } from 'react';
import { slotId } from '../../../lib/slot.ts';

/** What of a slot has the focus when the arrow keys come to it. */
const KEY = 'button.planner-key';

const STEPS: Readonly<Record<string, { readonly across: number; readonly down: number }>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

/** Arrow keys go from slot to slot, so that Tab passes over all but one of them. */
export function useGridKeys(first: string) {
  const [cursor, setCursor] = useState(first);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const here = event.target instanceof Element && event.target.matches(KEY) && event.target.closest('td');
    if (!step || !here) return;
    event.preventDefault();
    const to = stepped(here.dataset.slot ?? '', step);
    const next = event.currentTarget.querySelector<HTMLElement>(`[data-slot="${to}"] ${KEY}`);
    if (!next) return;
    setCursor(to);
    next.focus();
  };
  return { cursor, onKeyDown, tabIndexOf: (id: string) => (id === cursor ? 0 : -1) };
}

/** A week lies below another; where there are hours, an hour below another. */
export function stepped(slot: string, { across, down }: { across: number; down: number }): string {
  const [day = '', hour] = slot.split(' ') as [Day, string | undefined];
  if (hour === undefined) return slotId(daysLater(day, across + 7 * down), null);
  return slotId(daysLater(day, across), Number(hour) + down);
}
