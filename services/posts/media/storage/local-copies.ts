import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Copies of stored objects on this process's disk, for what needs a file rather than a stream. */
export interface LocalCopies {
  /** The path of a copy, fetched when there is none; of those who ask at once one fetches it. */
  fetch(key: string, open: () => Promise<ReadableStream<Uint8Array>>): Promise<string>;
  /** Removes folders in which nothing was written or read for `unusedMs`. */
  prune(now: Date, unusedMs: number): Promise<void>;
}

/** @param root holds a folder for each upload, with its files */
export function createLocalCopies(root: string): LocalCopies {
  const fetching = new Map<string, Promise<string>>();
  const fetch = async (key: string, open: () => Promise<ReadableStream<Uint8Array>>): Promise<string> => {
    const file = path.join(root, key);
    if (await isFile(file)) return file;
    await mkdir(path.dirname(file), { recursive: true });
    // Under its name it is whole.
    const part = `${file}.${randomUUID()}.part`;
    try {
      await pipeline(Readable.fromWeb((await open()) as never), createWriteStream(part));
      await rename(part, file);
    } finally {
      await rm(part, { force: true });
    }
    return file;
  };
  return {
    fetch(key, open) {
      const begun = fetching.get(key) ?? fetch(key, open).finally(() => fetching.delete(key));
      fetching.set(key, begun);
      return begun;
    },
    async prune(now, unusedMs) {
      const before = now.getTime() - unusedMs;
      for (const name of await readdir(root).catch(() => [])) {
        const folder = path.join(root, name);
        if ((await lastUse(folder)) < before) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => null))?.isFile() ?? false;

/** Milliseconds since 1970; the future for what is gone meanwhile. A folder's own access time is of looks like this one. */
async function lastUse(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => null);
  const own = await stat(folder).catch(() => null);
  if (names === null || own === null) return Number.POSITIVE_INFINITY;
  const files = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => null)));
  return Math.max(own.mtimeMs, ...files.map((file) => (file ? Math.max(file.mtimeMs, file.atimeMs) : 0)));
}
