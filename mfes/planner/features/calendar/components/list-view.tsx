import { type Day, fullDay } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Entry } from '../../../lib/entry.ts';
import { useCalendar } from './context.ts';
import { DayList } from './day-list.tsx';

interface ListViewProps {
  readonly days: readonly Day[];
  readonly entries: ReadonlyMap<Day, readonly Entry[]>;
}

/** The days that have posts, one below the other. */
export function ListView({ days, entries }: ListViewProps): ReactNode {
  const { today, onCompose } = useCalendar();
  const filledDays = days.filter((day) => entries.get(day)?.length);
  return filledDays.map((day) => (
    <section key={day} className="planner-group">
      <h2>
        {fullDay(day)}
        {day === today && (
          <span className="muted">
            {' · '}
            <Trans>Today</Trans>
          </span>
        )}
        {day >= today && onCompose && (
          <Button
            type="link"
            aria-label={t`Write a post for ${{ date: fullDay(day) }}`}
            onClick={() => onCompose(day)}
          >
            <span className="planner-wide-only">
              <Trans>Write a post</Trans>
            </span>
            <span className="planner-narrow-only">
              <Trans>+ Post</Trans>
            </span>
          </Button>
        )}
      </h2>
      <DayList entries={entries.get(day) ?? []} />
    </section>
  ));
}
