import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasFaultCode } from './fault-code.ts';

export interface CopyLimits {
  /** Copies unused for so long are deleted. */
  readonly unusedMs: number;
  /** Over so many bytes, more goes, the least recently used first. */
  readonly mostBytes: number;
  /** Copies used so recently stay in either case: somebody may be reading them. */
  readonly inUseMs: number;
}

interface Copy {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/**
 * Removes copies.
 * @param exclusively does a removal, unless the file is being fetched; returns whether it is gone
 * @returns how many bytes are left
 */
export async function pruneCopies(
  root: string,
  now: Date,
  { unusedMs, mostBytes, inUseMs }: CopyLimits,
  exclusively: (key: string, remove: () => Promise<boolean>) => Promise<boolean>,
): Promise<number> {
  const copies: Copy[] = [];
  for (const folder of await namesIn(root)) copies.push(...(await copiesIn(root, folder, now, unusedMs)));
  let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  for (const copy of copies.toSorted((a, b) => a.usedAt - b.usedAt)) {
    const age = now.getTime() - copy.usedAt;
    const isPart = copy.key.endsWith('.part');
    const goes = age > unusedMs || (bytes > mostBytes && age > inUseMs && !isPart);
    if (goes && (await exclusively(copy.key, () => removeUnused(root, copy)))) bytes -= copy.bytes;
  }
  return bytes;
}

async function copiesIn(root: string, folder: string, now: Date, unusedMs: number): Promise<Copy[]> {
  const folderPath = path.join(root, folder);
  const names = await namesIn(folderPath);
  if (names.length === 0) {
    // A new one waits for its first file.
    const stats = await stat(folderPath).catch(() => null);
    if (stats && now.getTime() - stats.mtimeMs > unusedMs) await rmdir(folderPath).catch(() => undefined);
  }
  const copies = await Promise.all(names.map((name) => copyAt(root, `${folder}/${name}`)));
  return copies.filter((copy) => copy !== null);
}

async function copyAt(root: string, key: string): Promise<Copy | null> {
  const file = await stat(path.join(root, key)).catch(() => null);
  return file && { key, bytes: file.size, usedAt: Math.max(file.mtimeMs, file.atimeMs) };
}

/** Unless somebody used it since it was looked at. */
async function removeUnused(root: string, { key, usedAt }: Copy): Promise<boolean> {
  if (((await copyAt(root, key))?.usedAt ?? usedAt) > usedAt) return false;
  await rm(path.join(root, key), { force: true });
  return true;
}

/** Skips entries that are gone or aren't folders. */
const namesIn = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => {
    if (hasFaultCode(error, 'ENOENT') || hasFaultCode(error, 'ENOTDIR')) return [];
    throw error;
  });
