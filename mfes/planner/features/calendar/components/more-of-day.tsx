import { type Day, fullDay } from '@carillon/sdk/index.ts';
import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useCalendar } from './context.ts';

interface MoreOfDayProps {
  readonly day: Day;
  /** How many posts don't fit into its cell. */
  readonly rest: number;
}

/** Opens all posts of a day; nothing where its cell shows them all. */
export function MoreOfDay({ day, rest }: MoreOfDayProps): ReactNode {
  const { onDay } = useCalendar();
  const date = fullDay(day);
  if (rest <= 0) return null;
  return (
    <button
      type="button"
      className="planner-more"
      aria-label={plural(rest, { one: `+# more on ${date}`, other: `+# more on ${date}` })}
      onClick={() => onDay(day)}
    >
      {plural(rest, { one: '+# more', other: '+# more' })}
    </button>
  );
}
