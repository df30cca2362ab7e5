import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { hasFaultCode } from './storage/fault-code.ts';
import { createLocalCopies } from './storage/local-copies.ts';
import type { ByteRange, ObjectStorage } from './storage/object-storage.ts';
import { type MediaPlace, signPlace, verifyPlace } from './token.ts';

/**
 * The files of the media library, one folder for each upload. They are on this disk, or in an object storage that all
 * processes share; then the disk only holds files in the making and copies in use.
 */
export interface MediaLibrary {
  /** Where new files of a folder are made on disk; the folder exists. */
  folderOf(folder: string): Promise<string>;
  /** Stores a file that was made in its folder. Until then other processes may not see it. */
  store(place: MediaPlace, mime: string): Promise<void>;
  /** The path of a file on this disk, fetched first if need be. */
  localPath(place: MediaPlace): Promise<string>;
  /** Where the networks can fetch a file. */
  urlOf(place: MediaPlace): string;
  /** Returns the place of a token by `urlOf`, or null. */
  placeOf(token: string): MediaPlace | null;
  /** Size in bytes, or null when the file is not there. */
  sizeOf(place: MediaPlace): Promise<number | null>;
  /** Bytes from `start` to `end`, both included; all of them when left out. */
  open(place: MediaPlace, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Removes all files of a folder; while the storage doesn't answer, those on this disk. Idempotent. */
  remove(folder: string): Promise<void>;
  /** Removes a folder of which no file was stored, and its records. */
  discard(folder: string): Promise<void>;
  /** When a file was last added to a folder. Null if there is none. */
  touchedAt(folder: string): Promise<Date | null>;
  /** @throws ConfigError when the storage refuses its settings, AppError when it doesn't answer */
  check(): Promise<void>;
  close(): void;
}

interface Options {
  /** The files, or with an object storage the folder `copies` for files in the making and in use. */
  readonly folder: string;
  readonly publicUrl: string;
  readonly key: Uint8Array;
  /** Null if files stay on this disk. */
  readonly storage: ObjectStorage | null;
  /** Most that copies of a storage's files may take on this disk, but for those in use; bytes. */
  readonly mostCopies: number;
  clock(): Date;
  /** Called with a folder before it is created. */
  onMake(folder: string): Promise<void>;
  /** Called with a removed file. It no longer counts, even if the storage deletes it later. */
  onRemove(folder: string): Promise<void>;
  /** Called after that, once nothing of the file is left anywhere. */
  onDiscard(folder: string): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Longer than any network waits before it fetches a file. */
const URL_HOURS = 24;

export function createMediaLibrary(options: Options): MediaLibrary {
  const { folder: home, publicUrl, key, storage, mostCopies, clock, onMake, onRemove, onDiscard } = options;
  // Files from before there was a storage are never taken for copies, which are deleted.
  const root = storage ? path.join(home, 'copies') : home;
  const files = storage ? inStorage(root, storage, mostCopies) : onDisk(root);
  return {
    ...files,
    async folderOf(folder) {
      const folderPath = path.join(root, folder);
      await onMake(folder);
      await mkdir(folderPath, { recursive: true });
      return folderPath;
    },
    // The same for an hour, so that a browser need not fetch it again.
    urlOf: (place) => {
      const hour = Math.ceil(clock().getTime() / HOUR_MS) + URL_HOURS;
      return `${publicUrl}/media/${signPlace(place, new Date(hour * HOUR_MS), key)}`;
    },
    placeOf: (token) => verifyPlace(token, key, clock()),
    async remove(folder) {
      await removeLocal(root, folder);
      await onRemove(folder);
      await files.remove(folder);
    },
    async discard(folder) {
      await removeLocal(root, folder);
      await onRemove(folder);
      await onDiscard(folder);
    },
  };
}

const removeLocal = (root: string, folder: string): Promise<void> =>
  rm(path.join(root, folder), { recursive: true, force: true });

type Files = Omit<MediaLibrary, 'folderOf' | 'urlOf' | 'placeOf' | 'discard'>;

function onDisk(root: string): Files {
  const pathOf = ({ folder, file }: MediaPlace): string => path.join(root, folder, file);
  return {
    store: async () => undefined,
    localPath: async (place) => pathOf(place),
    async sizeOf(place) {
      const stats = await stat(pathOf(place)).catch(absent);
      return stats?.isFile() ? stats.size : null;
    },
    open: async (place, range) =>
      Readable.toWeb(createReadStream(pathOf(place), range)) as ReadableStream<Uint8Array>,
    remove: async () => undefined,
    touchedAt: async (folder) => (await stat(path.join(root, folder)).catch(absent))?.mtime ?? null,
    check: async () => undefined,
    close: () => undefined,
  };
}

const PRUNE_EVERY_MS = HOUR_MS / 4;
const UNUSED_MS = 6 * HOUR_MS;
/** Longer than an upload or a publication uses a file. */
const IN_USE_MS = HOUR_MS / 4;

function inStorage(root: string, storage: ObjectStorage, mostBytes: number): Files {
  const disk = onDisk(root);
  const copies = createLocalCopies(root, {
    mostBytes,
    unusedMs: UNUSED_MS,
    inUseMs: IN_USE_MS,
    clock: () => new Date(),
  });
  const keyOf = ({ folder, file }: MediaPlace): string => `${folder}/${file}`;
  const pruning = setInterval(() => void copies.prune().catch(() => undefined), PRUNE_EVERY_MS).unref();
  return {
    async store(place, mime) {
      await storage.put(keyOf(place), await disk.localPath(place), mime);
      await copies.add(keyOf(place));
    },
    localPath: (place) => copies.fetch(keyOf(place), () => storage.open(keyOf(place))),
    sizeOf: (place) => storage.sizeOf(keyOf(place)),
    open: (place, range) => storage.open(keyOf(place), range),
    async remove(folder) {
      for (const { key } of await storage.list(`${folder}/`)) await storage.remove(key);
    },
    async touchedAt(folder) {
      const objects = await storage.list(`${folder}/`);
      const local = await disk.touchedAt(folder);
      const times = [...objects.map(({ modifiedAt }) => modifiedAt), ...(local ? [local] : [])];
      return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
    },
    check: () => storage.check(),
    close() {
      clearInterval(pruning);
      storage.close();
    },
  };
}

const absent = (error: unknown): null => {
  if (hasFaultCode(error, 'ENOENT')) return null;
  throw error;
};
