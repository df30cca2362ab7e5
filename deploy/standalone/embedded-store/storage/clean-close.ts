import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toDisk } from './to-disk.ts';

/** Exists only while the store is closed. */
const MARK = 'store.closed';

/**
 * Returns whether the file is unchanged since a store closed it, so that a start can skip the full check. Compares its
 * inode, size and times, which change when the file is written, cut, copied or replaced.
 */
export function wasClosedCleanly(file: string): boolean {
  try {
    return readFileSync(markOf(file), 'utf8') === identify(file);
  } catch {
    return false;
  }
}

/** Before the first write: after a power cut a file may have new pages and its old times. */
export function forgetClose(file: string): void {
  rmSync(markOf(file), { force: true });
  toDisk(path.dirname(file));
}

/** Notes that a file has all that was written, unless its log still has some of it. A failure costs the next start a check. */
export function noteClose(file: string): void {
  try {
    if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return;
    writeFileSync(markOf(file), identify(file), { mode: 0o600 });
  } catch {
    // The disk may be full, for example.
  }
}

const markOf = (file: string): string => path.join(path.dirname(file), MARK);

function identify(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}
