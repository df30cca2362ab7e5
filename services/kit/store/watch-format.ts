import type mongoose from 'mongoose';
import { outdatedBy, type StoreFormat, type StoreFormatError } from './store-format.ts';

export interface WhenOutdated {
  /** How often the database is asked for its format; milliseconds. */
  readonly lookMs: number;
  /** Ends the work of this process: what it writes from now on would be in a form that nobody brings up to date. */
  end(error: StoreFormatError): void;
}

/** Looks until a database is migrated under a process that runs, and tells it once. Returns what stops it. */
export function watchFormat(
  database: mongoose.mongo.Db,
  format: StoreFormat,
  { lookMs, end }: WhenOutdated,
): () => void {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const look = async (): Promise<void> => {
    // A store that is away is written to by nobody.
    const error = await outdatedBy(database, format).catch(() => null);
    if (isOver) return;
    if (error) end(error);
    else again();
  };
  const again = (): void => {
    timer = setTimeout(look, lookMs).unref();
  };
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
