import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@carillon/kit/errors.ts';
import { hasFaultCode } from './fault-code.ts';
import { type CopyLimits, pruneCopies } from './prune-copies.ts';

type Open = () => Promise<ReadableStream<Uint8Array>>;

/** Copies of stored objects on this process's disk, for what needs a file rather than a stream. */
export interface LocalCopies {
  /** Returns the path of a copy, and fetches it if there is none. Concurrent callers share one fetch. */
  fetch(key: string, open: Open): Promise<string>;
  /** Counts a file that was made here. */
  add(key: string): Promise<void>;
  /** Removes what nobody used for long, and the least recently used of the rest while they are too large. */
  prune(): Promise<void>;
}

interface Options extends CopyLimits {
  clock(): Date;
}

/** @param root holds a folder for each upload, with its files */
export function createLocalCopies(root: string, { clock, ...limits }: Options): LocalCopies {
  const fetching = new Map<string, Promise<string>>();
  const removing = new Map<string, Promise<boolean>>();
  let byteCount = 0;
  let added = 0;
  let pruning: Promise<void> | null = null;

  const prune = async (): Promise<void> => {
    added = 0;
    byteCount = await pruneCopies(root, clock(), limits, async (key, work) => {
      if (fetching.has(key)) return false;
      const removal = work().finally(() => removing.delete(key));
      removing.set(key, removal);
      return removal;
    });
  };
  const pruneOnce = (): Promise<void> => {
    pruning ??= prune().finally(() => {
      pruning = null;
    });
    return pruning;
  };
  const count = (bytes: number): void => {
    added += bytes;
    // Files in use may be more than the limit: not every file is worth a look at all of them.
    if (byteCount + added > limits.mostBytes && added > limits.mostBytes / 20)
      void pruneOnce().catch(() => undefined);
  };

  /** Null if there is no such file. */
  const noteUse = async (file: string): Promise<number | null> => {
    try {
      const { size, mtimeMs } = await stat(file);
      // A reader with the file open as a Blob loses it when its `mtime` changes, so that stays, in whole seconds.
      await utimes(file, clock(), Math.floor(mtimeMs / 1000));
      return size;
    } catch (error) {
      if (hasFaultCode(error, 'ENOENT')) return null;
      throw error;
    }
  };
  const download = async (file: string, open: Open): Promise<string> => {
    await mkdir(path.dirname(file), { recursive: true });
    // Under its name it is whole.
    const part = `${file}.${randomUUID()}.part`;
    try {
      await pipeline(Readable.fromWeb((await open()) as never), createWriteStream(part));
      const bytes = (await noteUse(part)) ?? 0;
      await rename(part, file);
      count(bytes);
    } catch (error) {
      if (hasFaultCode(error, 'ENOSPC')) throw new AppError('storage_full', { cause: error });
      throw error;
    } finally {
      await rm(part, { force: true });
    }
    return file;
  };
  const find = async (key: string, open: Open): Promise<string> => {
    await removing.get(key)?.catch(() => undefined);
    const file = path.join(root, key);
    if ((await noteUse(file)) !== null) return file;
    return download(file, open).catch((error) => {
      // The empty folder was pruned meanwhile.
      if (hasFaultCode(error, 'ENOENT')) return download(file, open);
      throw error;
    });
  };
  return {
    fetch(key, open) {
      const finding = fetching.get(key) ?? find(key, open).finally(() => fetching.delete(key));
      fetching.set(key, finding);
      return finding;
    },
    async add(key) {
      count((await noteUse(path.join(root, key))) ?? 0);
    },
    prune: pruneOnce,
  };
}
