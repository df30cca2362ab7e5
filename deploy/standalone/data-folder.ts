import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARILLON_VERSION } from '@carillon/kit/carillon-version.ts';
import { ConfigError } from '@carillon/kit/config.ts';
import { makePrivateFolder } from '@carillon/kit/private-folder.ts';
import { downgradeRefusedText } from '@carillon/kit/store/store-format.ts';

/** Increased when the folder's own files, including the keys, change their format; each database has its own format. */
const FORMAT = 1;
const FILE = 'format.json';

/**
 * Opens a data folder, which is created if missing and marked with its format.
 * @returns whether it is new
 * @throws ConfigError for another format, or none; nothing in it is changed
 */
export function openDataFolder(folder: string): boolean {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) {
    if (existsSync(path.join(folder, 'store', 'store.db'))) throw folderError(folder, null);
    makePrivateFolder(folder);
    const aside = `${file}.${process.pid}.new`;
    writeFileSync(aside, `${JSON.stringify({ format: FORMAT, carillon: CARILLON_VERSION })}\n`, {
      mode: 0o600,
    });
    renameSync(aside, file);
    return true;
  }
  const mark = markIn(file);
  if (mark?.format !== FORMAT) throw folderError(folder, mark);
  makePrivateFolder(folder);
  return false;
}

interface Mark {
  readonly format: number;
  readonly carillon: string | undefined;
}

/** Null where the file says no format. */
function markIn(file: string): Mark | null {
  try {
    const { format, carillon } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    if (typeof format !== 'number') return null;
    return { format, carillon: typeof carillon === 'string' ? carillon : undefined };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

function folderError(folder: string, mark: Mark | null): ConfigError {
  const has = mark === null ? 'says no format' : `has format ${mark.format}`;
  const toDo =
    mark && mark.format > FORMAT
      ? downgradeRefusedText(mark.carillon)
      : 'It is from before the first release, and can’t be taken over.';
  const reads = `this Carillon, ${CARILLON_VERSION}, reads format ${FORMAT}.`;
  return new ConfigError([`CARILLON_DATA: ${folder} ${has}; ${reads} ${toDo} Or choose another folder.`]);
}
