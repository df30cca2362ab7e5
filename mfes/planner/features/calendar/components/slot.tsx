import type { Day } from '@carillon/sdk/index.ts';
import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { slotId } from '../../../lib/slot.ts';
import { useCalendar } from './context.ts';

interface SlotProps {
  readonly day: Day;
  /** Null for the whole day. */
  readonly hour: number | null;
  readonly past: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Takes posts that are dropped on it, and begins one where it is clicked. The keyboard's way is a button in it. */
export function Slot({ day, hour, past, className = '', children }: SlotProps): ReactNode {
  const { onCompose } = useCalendar();
  const { setNodeRef, isOver } = useDroppable({ id: slotId(day, hour), data: { day, hour } });
  const state = [past && 'past', isOver && (past ? 'over refused' : 'over')].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same
    <td
      ref={setNodeRef}
      className={`planner-slot ${className} ${state}`}
      data-slot={slotId(day, hour)}
      onClick={({ target, currentTarget }) => {
        // Entries in the slot handle their own clicks.
        if (!past && target === currentTarget) onCompose?.(day, hour ?? undefined);
      }}
    >
      {children}
    </td>
  );
}
