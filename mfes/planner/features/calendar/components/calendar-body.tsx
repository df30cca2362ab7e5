import type { Day } from '@carillon/sdk/index.ts';
import { formatNumber, QueryView } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Entry } from '../../../lib/entry.ts';
import type { PlannedQuery, usePlanned } from '../api/use-planned.ts';
import { type Address, isFiltered, NO_FILTER, type View } from '../model/address.ts';
import { weeksOf } from '../model/span.ts';
import { useCalendar } from './context.ts';
import { Empty } from './empty.tsx';
import { ListView } from './list-view.tsx';
import { MonthView } from './month-view.tsx';
import { SmallMonth } from './small-month.tsx';
import { WeekView } from './week-view.tsx';

interface CalendarBodyProps {
  readonly planned: ReturnType<typeof usePlanned>;
  readonly view: View;
  readonly day: Day;
  readonly days: readonly Day[];
  readonly narrow: boolean;
  readonly address: Address;
  readonly entries: ReadonlyMap<Day, readonly Entry[]>;
  onChange(part: Partial<Address>, options?: { replace?: boolean }): void;
  /** The arrow keys came to a day that is not shown. */
  onBeyond(day: Day): void;
}

/** Shows posts due on the visible days, or why they could not be loaded. */
export function CalendarBody(props: CalendarBodyProps): ReactNode {
  const { planned, view, day, days, narrow, address, entries, onChange, onBeyond } = props;
  const { onCompose } = useCalendar();
  const sharedProps = { entries, onBeyond };
  return (
    <QueryView
      query={planned}
      level={2}
      failed={t`Couldn’t load your calendar`}
      safe={t`Scheduled posts will still be published.`}
      rows={8}
    >
      {({ publications, more }: PlannedQuery) => (
        <div className="planner-view" aria-busy={planned.isPlaceholderData}>
          {more && <Bound shown={publications.length} />}
          {publications.length === 0 && !planned.isPlaceholderData && (
            <Empty
              filtered={isFiltered(address)}
              mayWrite={onCompose !== null}
              onClear={() => onChange(NO_FILTER)}
            />
          )}
          {view === 'month' && narrow && (
            <SmallMonth
              {...sharedProps}
              day={day}
              weeks={weeksOf(days)}
              onChoose={(one) => onChange({ day: one }, { replace: true })}
            />
          )}
          {view === 'month' && !narrow && (
            <MonthView {...sharedProps} key={days[0]} day={day} weeks={weeksOf(days)} />
          )}
          {view === 'week' && <WeekView {...sharedProps} key={days[0]} days={days} />}
          {view === 'list' && <ListView days={days} entries={entries} />}
          {view !== 'list' && !narrow && <KeyboardHint />}
        </div>
      )}
    </QueryView>
  );
}

function Bound({ shown }: { shown: number }): ReactNode {
  const most = formatNumber(shown);
  return (
    <p className="planner-bound" role="status">
      <Trans>
        Only the first {most} are shown. To see the rest, switch to Week, or filter by network or account.
      </Trans>
    </p>
  );
}

const KeyboardHint = (): ReactNode => (
  <p className="planner-hint muted">
    <Trans>
      Keyboard: arrow keys move between days. <kbd>Enter</kbd> opens a day or a post. On a post:{' '}
      <kbd>Space</kbd>: pick up · arrow keys: move · <kbd>Space</kbd>: drop · <kbd>Esc</kbd>: cancel
    </Trans>
  </p>
);
