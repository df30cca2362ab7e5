import { type Day, readDay, type UserStorage } from '@carillon/sdk/index.ts';
import { VIEWS, type View } from './address.ts';

/** Where the calendar was when its user left it to write or read a post. */
export interface LeftOff {
  readonly view: View | null;
  /** Null for today. */
  readonly day: Day | null;
}

const KEY = 'planner-left';
/** Pages that are opened from the calendar, and left for it again. */
const FROM_HERE = ['/create-post', '/posts/'];

/** Keeps the place if the user goes on to a post; forgets it on the way to other pages. */
export function keepLeftOff(storage: UserStorage, place: LeftOff, today: Day, pathname: string): void {
  if (FROM_HERE.some((start) => pathname.startsWith(start)))
    storage.set(KEY, JSON.stringify({ view: place.view, day: place.day, today }));
  else storage.remove(KEY);
}

/** Returns the place left today. Null if there is none. */
export function readLeftOff(storage: UserStorage, today: Day): LeftOff | null {
  try {
    const stored = JSON.parse(storage.get(KEY) ?? 'null') as Record<string, unknown> | null;
    if (stored?.today !== today) return null;
    return {
      view: VIEWS.find((view) => view === stored.view) ?? null,
      day: typeof stored.day === 'string' ? readDay(stored.day) : null,
    };
  } catch {
    return null;
  }
}
