import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backup } from '@carillon/embedded-store/transfer/backup.ts';

/** Names the copy while an upgrade is under way. */
const markIn = (folder: string): string => path.join(folder, 'upgrading');

/**
 * Copies an embedded store before an upgrade changes it. An interrupted upgrade keeps its first copy, which alone has
 * the old data.
 * @returns the copy's file
 */
export function keepCopy(folder: string): string {
  const mark = markIn(folder);
  if (existsSync(mark)) {
    const before = readFileSync(mark, 'utf8');
    if (existsSync(before)) return before;
  }
  const file = path.join(folder, `store-before-upgrade-${Date.now()}.db`);
  backup(folder, file);
  writeFileSync(mark, file, { mode: 0o600, flush: true });
  return file;
}

/** The upgrade is done; its copy stays until its owner removes it. */
export const endUpgrade = (folder: string): void => rmSync(markIn(folder), { force: true });
