import { getCalendarFeed } from '@carillon/contracts/http/posts/get-calendar-feed.ts';
import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import {
  type Day,
  dayIn,
  disconnectedOf,
  publicationFact,
  useAccountZone,
  useConnections,
  useMay,
  useNow,
  useOnPage,
  useShell,
  weekStart,
} from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../features/calendar/api/use-address.ts';
import { usePlanned } from '../features/calendar/api/use-planned.ts';
import { CalendarBody } from '../features/calendar/components/calendar-body.tsx';
import { type CalendarContext, CalendarProvider } from '../features/calendar/components/context.ts';
import { EntryFace } from '../features/calendar/components/entry-face.tsx';
import { Filters } from '../features/calendar/components/filters.tsx';
import { MoreMenu } from '../features/calendar/components/more-menu.tsx';
import { Toolbar } from '../features/calendar/components/toolbar.tsx';
import { focusDay } from '../features/calendar/components/use-grid-keys.ts';
import { countFilters, type View } from '../features/calendar/model/address.ts';
import { byDay, entriesOf } from '../features/calendar/model/entries.ts';
import { daysOf, spanText } from '../features/calendar/model/span.ts';
import { usePlanDraft } from '../features/drafts/api/use-plan-draft.ts';
import { DraftFace } from '../features/drafts/components/draft-face.tsx';
import { DraftsPanel } from '../features/drafts/components/drafts-panel.tsx';
import { useMove } from '../features/moving/api/use-move.ts';
import { MoveArea } from '../features/moving/components/move-area.tsx';
import { MoveNote } from '../features/moving/components/move-note.tsx';
import type { SlotPlace } from '../lib/slot.ts';
import { Styles } from '../lib/styles.tsx';
import { useNarrow } from '../lib/use-narrow.ts';
import { CalendarDialogs, type Open } from './calendar-dialogs.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { elementOf } from './element-of.ts';
import { type Dragged, draggedName, useDrop } from './use-drop.ts';

const DEFAULT_HOUR = 9;

/** Scheduled and published posts by day, at /schedule-post. */
export function CalendarPage(): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const today = dayIn(zone, now);
  const narrow = useNarrow();
  const shell = useShell();
  const mayWrite = useMay(schedulePosts);
  const maySubscribe = useMay(getCalendarFeed);
  const connections = useConnections();
  const disconnected = useMemo(() => disconnectedOf(connections), [connections]);
  const { address, change } = useAddress(today);
  const filters = countFilters(address);
  const [filtering, setFiltering] = useState(filters > 0);
  const toggleDrafts = (): void => change({ drafts: !address.drafts });
  const [open, setOpen] = useState<Open | null>(null);
  const moving = useMove();
  const planning = usePlanDraft();

  const view: View = address.view ?? (narrow ? 'list' : 'month');
  const day = address.day ?? today;
  const start = weekStart();
  const days = useMemo(() => daysOf(view, day, start, narrow), [view, day, start, narrow]);
  const plannedPosts = usePlanned(days, zone, address);
  const publications = plannedPosts.data?.publications ?? [];
  const entries = useMemo(() => byDay(entriesOf(publications), days, zone), [publications, days, zone]);
  useOnPage(useMemo(() => publications.map(({ id }) => publicationFact(id)), [publications]));

  /** A moved entry is another element in its new cell, which gets the keyboard focus. */
  const movedId = useRef<string | null>(null);
  useEffect(() => {
    if (movedId.current === null || entries.size === 0) return;
    const frame = requestAnimationFrame(() => {
      if (movedId.current && document.activeElement === document.body) elementOf(movedId.current)?.focus();
      movedId.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [entries]);
  /** A day that the arrow keys came to, and that was not shown. */
  const wantedDay = useRef<Day | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other days are shown
  useEffect(() => {
    if (wantedDay.current) focusDay(wantedDay.current);
    wantedDay.current = null;
  }, [days]);

  const compose = useCallback(
    (on: Day, hour = DEFAULT_HOUR) =>
      shell.navigate(`/create-post?new=${crypto.randomUUID()}&at=${on}T${String(hour).padStart(2, '0')}:00`),
    [shell],
  );
  const context: CalendarContext = useMemo(
    () => ({
      zone,
      now,
      today,
      disconnected,
      onOpen: (entry) => setOpen({ kind: 'post', entry }),
      onDay: (one) => setOpen({ kind: 'day', day: one }),
      onCompose: mayWrite ? compose : null,
    }),
    [zone, now, today, disconnected, mayWrite, compose],
  );
  const isPast = ({ day: on }: SlotPlace): boolean => on < today;
  const plan = (draft: DraftSummary, scheduled_time: string, timezone: string): void =>
    void planning.run({ draftId: draft.id, scheduled_time, timezone });
  const drop = useDrop({
    moving,
    now,
    isPast,
    onPlan: plan,
    onMoved: ({ id }) => {
      movedId.current = id;
    },
    onChooseTime: (entry, on) => setOpen({ kind: 'move', entry, day: on }),
  });

  return (
    <div className="page planner">
      <Styles />
      <CalendarHeader mayWrite={mayWrite} />
      <Toolbar
        view={view}
        day={day}
        narrow={narrow}
        title={spanText(view, day, days)}
        onView={(next) => change({ view: next })}
        onDay={(next) => change({ day: next })}
      >
        <Button aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
          {filters > 0 ? t`Filters (${filters})` : t`Filters`}
        </Button>
        {mayWrite && !narrow && (
          <Button aria-expanded={address.drafts} onClick={toggleDrafts}>
            <Trans>Drafts</Trans>
          </Button>
        )}
        <MoreMenu
          onDrafts={mayWrite && narrow ? toggleDrafts : null}
          onSubscribe={maySubscribe ? () => setOpen({ kind: 'feed' }) : null}
        />
      </Toolbar>
      {filtering && (
        <Filters filter={address} connections={connections} publications={publications} onChange={change} />
      )}
      <CalendarProvider value={context}>
        <MoveArea
          nameOf={(data) => draggedName(data as Dragged)}
          isPast={isPast}
          faceOf={(data) => <Lifted dragged={data as Dragged} context={context} />}
          onDrop={(data, place) => drop(data as Dragged, place)}
        >
          <div className={address.drafts && !narrow ? 'planner-beside' : undefined}>
            <CalendarBody
              {...{ planned: plannedPosts, view, day, days, narrow, address, entries }}
              onChange={change}
              onBeyond={(to) => {
                wantedDay.current = to;
                change({ day: to }, { replace: true });
              }}
            />
            {mayWrite && address.drafts && (
              <DraftsPanel
                narrow={narrow}
                busy={planning.busy}
                onSchedule={(draft) => setOpen({ kind: 'plan', draft })}
                onClose={() => change({ drafts: false })}
              />
            )}
          </div>
        </MoveArea>
        {open && (
          <CalendarDialogs
            {...{ open, entries, disconnected, moving }}
            planning={planning.busy}
            onOpen={setOpen}
            onPlan={plan}
          />
        )}
      </CalendarProvider>
      <MoveNote moving={moving} />
    </div>
  );
}

function Lifted({ dragged, context }: { dragged: Dragged; context: CalendarContext }): ReactNode {
  if ('draft' in dragged)
    return (
      <div className="planner-draft lifted">
        <DraftFace draft={dragged.draft} />
      </div>
    );
  return (
    <div className="planner-chip lifted">
      <EntryFace entry={dragged.entry} {...context} />
    </div>
  );
}
