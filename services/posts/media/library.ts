import { createReadStream } from 'node:fs';
import { mkdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DiskRoom } from './disk-room.ts';
import { type MediaPlace, signPlace, verifyPlace } from './token.ts';

/** The files of all posts, a folder each. */
export interface MediaLibrary {
  /** The post's folder, made when it is not there. */
  folderOf(postId: string): Promise<string>;
  /** Where the networks can fetch a file. */
  urlOf(place: MediaPlace): string;
  /** What a token of `urlOf` stands for, or null. */
  placeOf(token: string): MediaPlace | null;
  /** Size in bytes, or null when the file is not there. */
  sizeOf(place: MediaPlace): Promise<number | null>;
  /** Bytes from `start` to `end`, both included; all of them when left out. */
  open(place: MediaPlace, range?: { start: number; end: number }): ReadableStream<Uint8Array>;
  remove(postId: string): Promise<void>;
  /** These files of a post, and its folder when nothing else is in it. */
  removeFiles(postId: string, files: readonly string[]): Promise<void>;
  /** Whether the disk has room for more. */
  hasRoom(): Promise<boolean>;
  /** When something was last put into a post's folder; null when there is none. */
  touchedAt(postId: string): Promise<Date | null>;
}

interface Options {
  readonly folder: string;
  readonly publicUrl: string;
  readonly key: Uint8Array;
  clock(): Date;
  /** Told of a folder before it is made. */
  onMake(postId: string): Promise<void>;
  /** Told of what has been removed. */
  onRemove(postId: string): Promise<void>;
  onRemoveFiles(postId: string, files: readonly string[]): Promise<void>;
  readonly hasRoom: DiskRoom;
}

const HOUR_MS = 3_600_000;
/** Longer than any network waits before it fetches a file. */
const URL_HOURS = 24;

export function createMediaLibrary(options: Options): MediaLibrary {
  const { folder, publicUrl, key, clock, onMake, onRemove, onRemoveFiles, hasRoom } = options;
  const pathOf = ({ postId, file }: MediaPlace) => path.join(folder, postId, file);
  return {
    async folderOf(postId) {
      const own = path.join(folder, postId);
      await onMake(postId);
      await mkdir(own, { recursive: true });
      return own;
    },
    // The same for an hour, so that a browser need not fetch it again.
    urlOf: (place) => {
      const hour = Math.ceil(clock().getTime() / HOUR_MS) + URL_HOURS;
      return `${publicUrl}/media/${signPlace(place, new Date(hour * HOUR_MS), key)}`;
    },
    hasRoom,
    placeOf: (token) => verifyPlace(token, key, clock()),
    async sizeOf(place) {
      const found = await stat(pathOf(place)).catch(absent);
      return found?.isFile() ? found.size : null;
    },
    open: (place, range) =>
      Readable.toWeb(createReadStream(pathOf(place), range)) as ReadableStream<Uint8Array>,
    async remove(postId) {
      await rm(path.join(folder, postId), { recursive: true, force: true });
      await onRemove(postId);
    },
    async removeFiles(postId, files) {
      for (const file of files) await rm(pathOf({ postId, file }), { force: true });
      await rmdir(path.join(folder, postId)).catch(() => undefined);
      await onRemoveFiles(postId, files);
    },
    touchedAt: async (postId) => (await stat(path.join(folder, postId)).catch(absent))?.mtime ?? null,
  };
}

const absent = (error: unknown): null => {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};
