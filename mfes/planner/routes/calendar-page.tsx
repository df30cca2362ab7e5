import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import {
  type Day,
  dayIn,
  disconnectedOf,
  publicationFact,
  QueryView,
  timeOf,
  useAccountZone,
  useConnections,
  useMay,
  useNow,
  useOnPage,
  useShell,
  weekStart,
} from '@carillon/sdk/index.ts';
import { Button, EmptyState, PageHeader, PenIcon } from '@carillon/ui/index.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../features/calendar/api/use-address.ts';
import { type Planned, usePlanned } from '../features/calendar/api/use-planned.ts';
import { type CalendarContext, CalendarProvider } from '../features/calendar/components/context.ts';
import { DayDialog } from '../features/calendar/components/day-dialog.tsx';
import { EntryFace } from '../features/calendar/components/entry-face.tsx';
import { Filters } from '../features/calendar/components/filters.tsx';
import { ListView } from '../features/calendar/components/list-view.tsx';
import { MonthView } from '../features/calendar/components/month-view.tsx';
import { SmallMonth } from '../features/calendar/components/small-month.tsx';
import { Toolbar } from '../features/calendar/components/toolbar.tsx';
import { WeekView } from '../features/calendar/components/week-view.tsx';
import { isFiltered, NO_FILTER, type View } from '../features/calendar/model/address.ts';
import { byDay, entriesOf } from '../features/calendar/model/entries.ts';
import { daysOf, spanText } from '../features/calendar/model/span.ts';
import { useMove } from '../features/moving/api/use-move.ts';
import { MoveArea } from '../features/moving/components/move-area.tsx';
import { MoveDialog } from '../features/moving/components/move-dialog.tsx';
import { MoveNote } from '../features/moving/components/move-note.tsx';
import { targetTime } from '../features/moving/model/target-time.ts';
import { PostDialog } from '../features/post/components/post-dialog.tsx';
import { type Entry, movable, nameOf, zoneOf } from '../lib/entry.ts';
import type { SlotPlace } from '../lib/slot.ts';
import { Styles } from '../lib/styles.tsx';
import { useNarrow } from '../lib/use-narrow.ts';

/** What is open in front of the calendar. */
type Open =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'post'; readonly entry: Entry }
  | { readonly kind: 'move'; readonly entry: Entry; readonly day?: Day };

const DEFAULT_HOUR = 9;

/** What goes out and went out, by days, at /schedule-post. */
export function CalendarPage(): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const today = dayIn(zone, now);
  const narrow = useNarrow();
  const shell = useShell();
  const mayWrite = useMay(schedulePosts);
  const connections = useConnections();
  const disconnected = disconnectedOf(connections);
  const { address, change } = useAddress();
  const [open, setOpen] = useState<Open | null>(null);
  const moving = useMove();

  const view: View = address.view ?? (narrow ? 'list' : 'month');
  const day = address.day ?? today;
  const start = weekStart();
  const days = useMemo(() => daysOf(view, day, start, narrow), [view, day, start, narrow]);
  const planned = usePlanned(days, zone, address);
  const publications = planned.data?.publications ?? [];
  const entries = useMemo(() => byDay(entriesOf(publications), days, zone), [publications, days, zone]);
  useOnPage(useMemo(() => publications.map(({ id }) => publicationFact(id)), [publications]));

  /** What was moved: in another cell it is another element, and the keyboard goes on from there. */
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null || entries.size === 0) return;
    const frame = requestAnimationFrame(() => {
      if (moved.current && document.activeElement === document.body) elementOf(moved.current)?.focus();
      moved.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [entries]);

  const compose = useCallback(
    (on: Day, hour = DEFAULT_HOUR) =>
      shell.navigate(`/create-post?new=${crypto.randomUUID()}&at=${on}T${String(hour).padStart(2, '0')}:00`),
    [shell],
  );
  const context: CalendarContext = {
    ...{ zone, now, today, disconnected },
    onOpen: (entry) => setOpen({ kind: 'post', entry }),
    onDay: (one) => setOpen({ kind: 'day', day: one }),
    onCompose: mayWrite ? compose : null,
  };
  const isPast = ({ day: on }: SlotPlace): boolean => on < today;
  const drop = (entry: Entry, place: SlotPlace): void => {
    const dueAt = new Date(entry.dueAt);
    const to = targetTime({ dueAt, ownZone: zoneOf(entry) }, place, zone, now);
    if (to.ok) {
      moved.current = entry.id;
      return moving.move({ entry, to });
    }
    if (to.why === 'same') return;
    moving.tell(`“${nameOf(entry)}” was not moved: ${to.words}`);
    // A day that is not over has other times.
    if (!isPast(place)) setOpen({ kind: 'move', entry, day: place.day });
  };
  const close = (): void => setOpen(null);
  const homeOf = (entry: Entry) => () => elementOf(entry.id);

  return (
    <div className="page planner">
      <Styles />
      <PageHeader
        title="Schedule Post"
        line={
          <>
            What goes out, and what went out. Times are {timeOf(zone)}
            {timeOf(zone) === zone ? '' : ` (${zone})`}.{' '}
            <Button type="link" onClick={() => shell.changeTimeZone()}>
              Change
            </Button>
          </>
        }
        action={
          mayWrite && (
            <Button type="primary" size="large" href="/create-post" icon={<PenIcon size={16} />}>
              Create Post
            </Button>
          )
        }
      />
      <Toolbar
        view={view}
        day={day}
        narrow={narrow}
        title={spanText(view, day, days)}
        onView={(next) => change({ view: next })}
        onDay={(next) => change({ day: next })}
      />
      <Filters filter={address} connections={connections} publications={publications} onChange={change} />
      <CalendarProvider value={context}>
        <MoveArea
          nameOf={(data) => `“${nameOf((data as { entry: Entry }).entry)}”`}
          isPast={isPast}
          faceOf={(data) => (
            <div className="planner-chip lifted">
              <EntryFace entry={(data as { entry: Entry }).entry} {...context} />
            </div>
          )}
          onDrop={(data, place) => drop((data as { entry: Entry }).entry, place)}
        >
          <QueryView
            query={planned}
            level={2}
            failed="Your calendar could not be loaded"
            safe="What is scheduled goes out all the same."
            rows={8}
          >
            {(shown: Planned) => (
              <div className="planner-view" aria-busy={planned.isPlaceholderData}>
                {shown.more && (
                  <p className="planner-bound" role="status">
                    Only the first {shown.publications.length.toLocaleString('en-US')} are shown. Look at a
                    week, or filter by network or account, to see the rest.
                  </p>
                )}
                {shown.publications.length === 0 && !planned.isPlaceholderData && (
                  <Empty
                    filtered={isFiltered(address)}
                    mayWrite={mayWrite}
                    onClear={() => change(NO_FILTER)}
                  />
                )}
                {view === 'month' &&
                  (narrow ? (
                    <SmallMonth
                      day={day}
                      weeks={weeksOf(days)}
                      entries={entries}
                      onChoose={(one) => change({ day: one }, { replace: true })}
                    />
                  ) : (
                    <MonthView key={days[0]} day={day} weeks={weeksOf(days)} entries={entries} />
                  ))}
                {view === 'week' && <WeekView key={days[0]} days={days} entries={entries} />}
                {view === 'list' && <ListView days={days} entries={entries} />}
              </div>
            )}
          </QueryView>
        </MoveArea>
        {open?.kind === 'day' && (
          <DayDialog day={open.day} entries={entries.get(open.day) ?? []} onClose={close} />
        )}
        {open?.kind === 'post' && (
          <PostDialog
            postId={open.entry.postId}
            disconnected={disconnected}
            home={homeOf(open.entry)}
            onClose={close}
            onMove={
              movable(open.entry).length > 0 ? () => setOpen({ kind: 'move', entry: open.entry }) : null
            }
          />
        )}
        {open?.kind === 'move' && (
          <MoveDialog
            entry={open.entry}
            day={open.day}
            home={homeOf(open.entry)}
            onClose={close}
            onMove={(to, only) => {
              close();
              moving.move({ entry: open.entry, to, only });
            }}
          />
        )}
      </CalendarProvider>
      <MoveNote moving={moving} />
    </div>
  );
}

const elementOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-entry="${CSS.escape(id)}"]`);

const weeksOf = (days: readonly Day[]): Day[][] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

interface EmptyProps {
  readonly filtered: boolean;
  readonly mayWrite: boolean;
  onClear(): void;
}

function Empty({ filtered, mayWrite, onClear }: EmptyProps): ReactNode {
  if (filtered)
    return (
      <EmptyState
        level={2}
        title="Nothing here fits the filters"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Posts with another network, account, status or text are not shown.
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      title="Nothing is planned here"
      action={mayWrite && <a href="/create-post">Write a post</a>}
    >
      {mayWrite ? 'Choose a day to write a post for it.' : 'What is scheduled stands here by its day.'}
    </EmptyState>
  );
}
