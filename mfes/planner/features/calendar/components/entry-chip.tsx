import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { type Entry, movable, statusOf } from '../../../lib/entry.ts';
import { useCalendar } from './context.ts';
import { EntryFace } from './entry-face.tsx';

/** A post in a day: opened by a click or Enter; moved by the pointer, or by Space and the arrow keys. */
export function EntryChip({ entry }: { entry: Entry }): ReactNode {
  const { zone, now, disconnected, onOpen } = useCalendar();
  const canMove = movable(entry).length > 0;
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: entry.id,
    disabled: !canMove,
    data: { entry },
  });
  const status = statusOf(entry, disconnected, now);
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={`planner-chip ${status}${isDragging ? ' dragged' : ''}`}
      data-entry={entry.id}
      {...(canMove && { ...listeners, 'aria-describedby': attributes['aria-describedby'] })}
      onClick={() => onOpen(entry)}
      // Space picks it up, and opens nothing when it is let go of.
      onKeyUp={(event) => canMove && event.code === 'Space' && event.preventDefault()}
    >
      <EntryFace entry={entry} zone={zone} now={now} disconnected={disconnected} />
    </button>
  );
}
