import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '@carillon/kit/config.ts';
import { makePrivateFolder } from '@carillon/kit/private-folder.ts';

/** Raised when the folder's own files, the keys among them, change their form; each database has its own format. */
const FORMAT = 1;
const FILE = 'format.json';

export const anotherFolder = (isNewer: boolean): string =>
  isNewer
    ? 'Run the Carillon that wrote it, or choose another folder.'
    : 'Nothing is migrated before the first release: choose another folder, or move this one away.';

/**
 * Opens a data folder, which is made when missing and marked with its format.
 * @returns whether it is new
 * @throws ConfigError for one of another format, or of none; nothing in it is changed
 */
export function openDataFolder(folder: string): boolean {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) {
    if (existsSync(path.join(folder, 'store', 'store.db'))) throw refused(folder, null);
    makePrivateFolder(folder);
    const aside = `${file}.${process.pid}.new`;
    writeFileSync(aside, `${JSON.stringify({ format: FORMAT })}\n`, { mode: 0o600 });
    renameSync(aside, file);
    return true;
  }
  const found = formatIn(file);
  if (found !== FORMAT) throw refused(folder, found);
  makePrivateFolder(folder);
  return false;
}

/** Null where the file says none. */
function formatIn(file: string): number | null {
  try {
    const { format } = JSON.parse(readFileSync(file, 'utf8')) as { format?: unknown };
    return typeof format === 'number' ? format : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

function refused(folder: string, found: number | null): ConfigError {
  const what = found === null ? 'says no format' : `has format ${found}`;
  const toDo = anotherFolder(found !== null && found > FORMAT);
  return new ConfigError([`CARILLON_DATA: ${folder} ${what}; this Carillon reads format ${FORMAT}. ${toDo}`]);
}
