import { type Day, readDay } from '@carillon/sdk/index.ts';
import { Button, CalendarIcon, ChevronLeftIcon, ChevronRightIcon, Input } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { VIEWS, type View } from '../model/address.ts';
import { spanName, turned } from '../model/span.ts';

interface ToolbarProps {
  readonly view: View;
  readonly day: Day;
  /** On a phone, where a week is shown three days at a time. */
  readonly narrow: boolean;
  /** What is shown, such as "November 2026". */
  readonly title: string;
  onView(view: View): void;
  /** Null for today. */
  onDay(day: Day | null): void;
  /** What else is done with what is shown. */
  readonly children: ReactNode;
}

const NAMES: Readonly<Record<View, string>> = { month: 'Month', week: 'Week', list: 'List' };

export function Toolbar({ view, day, narrow, title, onView, onDay, children }: ToolbarProps): ReactNode {
  return (
    <div className="planner-toolbar">
      <div className="planner-turn">
        <Button
          aria-label={`Previous ${spanName(view, narrow)}`}
          icon={<ChevronLeftIcon size={16} />}
          onClick={() => onDay(turned(view, day, -1, narrow))}
        />
        <Button onClick={() => onDay(null)}>Today</Button>
        <Button
          aria-label={`Next ${spanName(view, narrow)}`}
          icon={<ChevronRightIcon size={16} />}
          onClick={() => onDay(turned(view, day, 1, narrow))}
        />
      </div>
      <h2 aria-live="polite">{title}</h2>
      <span className="planner-date">
        <CalendarIcon size={18} />
        <Input
          type="date"
          aria-label="Go to date"
          value={day}
          onChange={({ target }) => {
            const chosen = readDay(target.value);
            if (chosen) onDay(chosen);
          }}
        />
      </span>
      <div className="planner-tools">{children}</div>
      <fieldset className="planner-views">
        <legend className="visually-hidden">View</legend>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
            {one === 'week' && narrow ? '3 days' : NAMES[one]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
