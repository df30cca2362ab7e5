import type { Day, Disconnected } from '@carillon/sdk/index.ts';
import { createContext, use } from 'react';
import type { Entry } from '../../../lib/entry.ts';

/** Data and actions shared by all parts of the calendar. */
export interface CalendarContext {
  readonly zone: string;
  readonly now: Date;
  readonly today: Day;
  readonly disconnected: Disconnected;
  onOpen(entry: Entry): void;
  /** All posts of a day. */
  onDay(day: Day): void;
  /** Begins a post for this time; null if the user may not write. The hour is the day's usual one when left out. */
  readonly onCompose: ((day: Day, hour?: number) => void) | null;
}

const Context = createContext<CalendarContext | null>(null);
export const CalendarProvider = Context;

export function useCalendar(): CalendarContext {
  const calendarContext = use(Context);
  if (!calendarContext) throw new Error('there is no calendar around this');
  return calendarContext;
}
