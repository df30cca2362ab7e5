import { type Day, readDay } from '@carillon/sdk/index.ts';
import { Button, CalendarIcon, ChevronLeftIcon, ChevronRightIcon, Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VIEWS, type View } from '../model/address.ts';
import { turnNames, turnPage } from '../model/span.ts';

interface ToolbarProps {
  readonly view: View;
  readonly day: Day;
  /** On a phone, where a week is shown three days at a time. */
  readonly narrow: boolean;
  /** The title of the view, such as "November 2026". */
  readonly title: string;
  onView(view: View): void;
  /** Null for today. */
  onDay(day: Day | null): void;
  /** Further actions on the view. */
  readonly children: ReactNode;
}

const NAMES: Readonly<Record<View, string>> = { month: t`Month`, week: t`Week`, list: t`List` };

export function Toolbar({ view, day, narrow, title, onView, onDay, children }: ToolbarProps): ReactNode {
  const turns = turnNames(view, narrow);
  return (
    <div className="planner-toolbar">
      <div className="planner-turn">
        <Button
          aria-label={turns.previous}
          icon={<ChevronLeftIcon size={16} />}
          onClick={() => onDay(turnPage(view, day, -1, narrow))}
        />
        <Button onClick={() => onDay(null)}>
          <Trans>Today</Trans>
        </Button>
        <Button
          aria-label={turns.next}
          icon={<ChevronRightIcon size={16} />}
          onClick={() => onDay(turnPage(view, day, 1, narrow))}
        />
      </div>
      <h2 aria-live="polite">{title}</h2>
      <span className="planner-date">
        <CalendarIcon size={18} />
        <Input
          type="date"
          aria-label={t`Go to date`}
          value={day}
          onChange={({ target }) => {
            const chosenDay = readDay(target.value);
            if (chosenDay) onDay(chosenDay);
          }}
        />
      </span>
      <div className="planner-tools">{children}</div>
      <fieldset className="planner-views">
        <legend className="visually-hidden">
          <Trans context="noun">View</Trans>
        </legend>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
            {one === 'week' && narrow ? t`3 days` : NAMES[one]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
