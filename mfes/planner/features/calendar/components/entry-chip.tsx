import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { type Entry, movable, nameOf, networksText, statusOf } from '../../../lib/entry.ts';
import { useCalendar } from './context.ts';
import { EntryFace, timeText } from './entry-face.tsx';

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
      aria-label={`${timeText(entry, zone)}, ${networksText(entry)}, ${WORDS[status] ?? status}: ${nameOf(entry)}`}
      onClick={() => onOpen(entry)}
      // Space picks it up, and opens nothing when it is let go of.
      onKeyUp={(event) => canMove && event.code === 'Space' && event.preventDefault()}
    >
      <EntryFace entry={entry} zone={zone} now={now} disconnected={disconnected} />
    </button>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  scheduled: 'Scheduled',
  queued: 'Waiting to go out',
  publishing: 'Publishing',
  retrying: 'Tries again',
  unknown: 'Outcome unknown',
  blocked: 'Waits for a connection',
  published: 'Published',
  failed: 'Failed',
  canceled: 'Canceled',
};
