import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { Day, Disconnected } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { DayDialog } from '../features/calendar/components/day-dialog.tsx';
import { PlanDialog } from '../features/drafts/components/plan-dialog.tsx';
import { FeedDialog } from '../features/feed/components/feed-dialog.tsx';
import type { Moving } from '../features/moving/api/use-move.ts';
import { MoveDialog } from '../features/moving/components/move-dialog.tsx';
import { PostDialog } from '../features/post/components/post-dialog.tsx';
import { type Entry, movable } from '../lib/entry.ts';
import { elementOf } from './element-of.ts';

/** The dialog that is open in front of the calendar. */
export type Open =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'post'; readonly entry: Entry }
  | { readonly kind: 'move'; readonly entry: Entry; readonly day?: Day }
  | { readonly kind: 'plan'; readonly draft: DraftSummary }
  | { readonly kind: 'feed' };

interface CalendarDialogsProps {
  readonly open: Open;
  readonly entries: ReadonlyMap<Day, readonly Entry[]>;
  readonly disconnected: Disconnected;
  readonly moving: Moving;
  /** A draft is being given a time. */
  readonly planning: boolean;
  onOpen(open: Open | null): void;
  onPlan(draft: DraftSummary, scheduled_time: string, timezone: string): void;
}

export function CalendarDialogs(props: CalendarDialogsProps): ReactNode {
  const { open, entries, disconnected, moving, planning, onOpen, onPlan } = props;
  const close = (): void => onOpen(null);
  switch (open.kind) {
    case 'day':
      return <DayDialog day={open.day} entries={entries.get(open.day) ?? []} onClose={close} />;
    case 'feed':
      return <FeedDialog onClose={close} />;
    case 'plan':
      return (
        <PlanDialog
          draft={open.draft}
          busy={planning}
          onClose={close}
          onPlan={(time, timezone) => onPlan(open.draft, time, timezone)}
        />
      );
    case 'post': {
      const { entry } = open;
      return (
        <PostDialog
          postId={entry.postId}
          disconnected={disconnected}
          home={() => elementOf(entry.id)}
          onClose={close}
          onMove={movable(entry).length > 0 ? () => onOpen({ kind: 'move', entry }) : null}
        />
      );
    }
    case 'move': {
      const { entry, day } = open;
      return (
        <MoveDialog
          entry={entry}
          day={day}
          home={() => elementOf(entry.id)}
          onClose={close}
          onMove={(to, only) => {
            close();
            moving.move({ entry, to, only });
          }}
        />
      );
    }
  }
}
