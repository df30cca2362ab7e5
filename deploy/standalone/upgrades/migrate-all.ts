import type { Entry } from '@carillon/kit/service/entry.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { migrate, needsMigration } from '@carillon/kit/store/migrate.ts';
import type { StoreFormat } from '@carillon/kit/store/store-format.ts';

export interface MigrateAllOptions {
  readonly uri: string;
  readonly prefix: string;
  readonly entries: readonly Entry[];
  /** No other process has the store. */
  readonly alone?: boolean;
  /** Hears what is done, in words. */
  tell(line: string): void;
  /** Keeps a copy, before anything is changed. */
  beforeFirst?(): void;
}

interface StoredMark {
  readonly database: string;
  readonly format: StoreFormat;
}

/**
 * Brings the databases of all services into the formats that this Carillon reads.
 * @returns whether there was anything to do
 * @throws StoreFormatError for one that can't be, before anything is changed; StoreUnavailable
 */
export async function migrateAll(options: MigrateAllOptions): Promise<boolean> {
  const { uri, prefix, entries, tell, alone = false, beforeFirst } = options;
  const connection = await connectUnchecked(uri, prefix);
  try {
    const open = ({ database }: StoredMark) => connection.getClient().db(database);
    const older: StoredMark[] = [];
    for (const one of storedBy(entries, prefix))
      if (await needsMigration(open(one), one.format)) older.push(one);
    if (older.length === 0) return false;
    beforeFirst?.();
    for (const one of older) await migrate(open(one), one.format, { tell, alone });
    return true;
  } finally {
    await connection.close();
  }
}

/** Processes of one service have one database. */
function storedBy(entries: readonly Entry[], prefix: string): readonly StoredMark[] {
  const byService = new Map(entries.map(({ service, format }) => [service.name, format]));
  return [...byService].flatMap(([name, format]) =>
    format ? [{ database: `${prefix}_${name}`, format }] : [],
  );
}
