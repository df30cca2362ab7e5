import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type MediaPlace, signPlace, verifyPlace } from './token.ts';

/** The files of the media library, a folder each upload. */
export interface MediaLibrary {
  /** Where a folder is, made when it is not there. */
  folderOf(folder: string): Promise<string>;
  /** Where a file is on the disk, whether it is there or not. */
  pathOf(place: MediaPlace): string;
  /** Where the networks can fetch a file. */
  urlOf(place: MediaPlace): string;
  /** What a token of `urlOf` stands for, or null. */
  placeOf(token: string): MediaPlace | null;
  /** Size in bytes, or null when the file is not there. */
  sizeOf(place: MediaPlace): Promise<number | null>;
  /** Bytes from `start` to `end`, both included; all of them when left out. */
  open(place: MediaPlace, range?: { start: number; end: number }): ReadableStream<Uint8Array>;
  remove(folder: string): Promise<void>;
  /** When something was last put into a folder; null when there is none. */
  touchedAt(folder: string): Promise<Date | null>;
}

interface Options {
  /** The place of all folders. */
  readonly root: string;
  readonly publicUrl: string;
  readonly key: Uint8Array;
  clock(): Date;
  /** Told of a folder before it is made. */
  onMake(folder: string): Promise<void>;
  /** Told of what has been removed. */
  onRemove(folder: string): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Longer than any network waits before it fetches a file. */
const URL_HOURS = 24;

export function createMediaLibrary(options: Options): MediaLibrary {
  const { root, publicUrl, key, clock, onMake, onRemove } = options;
  const pathOf = ({ folder, file }: MediaPlace) => path.join(root, folder, file);
  return {
    async folderOf(folder) {
      const own = path.join(root, folder);
      await onMake(folder);
      await mkdir(own, { recursive: true });
      return own;
    },
    pathOf,
    // The same for an hour, so that a browser need not fetch it again.
    urlOf: (place) => {
      const hour = Math.ceil(clock().getTime() / HOUR_MS) + URL_HOURS;
      return `${publicUrl}/media/${signPlace(place, new Date(hour * HOUR_MS), key)}`;
    },
    placeOf: (token) => verifyPlace(token, key, clock()),
    async sizeOf(place) {
      const found = await stat(pathOf(place)).catch(absent);
      return found?.isFile() ? found.size : null;
    },
    open: (place, range) =>
      Readable.toWeb(createReadStream(pathOf(place), range)) as ReadableStream<Uint8Array>,
    async remove(folder) {
      await rm(path.join(root, folder), { recursive: true, force: true });
      await onRemove(folder);
    },
    touchedAt: async (folder) => (await stat(path.join(root, folder)).catch(absent))?.mtime ?? null,
  };
}

const absent = (error: unknown): null => {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};
