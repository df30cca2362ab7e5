import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
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
  /** Posts whose folder nobody has written to since then. */
  untouchedSince(then: Date): Promise<string[]>;
}

interface Options {
  readonly folder: string;
  readonly publicUrl: string;
  readonly key: Uint8Array;
}

export function createMediaLibrary({ folder, publicUrl, key }: Options): MediaLibrary {
  const pathOf = ({ postId, file }: MediaPlace) => path.join(folder, postId, file);
  return {
    async folderOf(postId) {
      const own = path.join(folder, postId);
      await mkdir(own, { recursive: true });
      return own;
    },
    urlOf: (place) => `${publicUrl}/media/${signPlace(place, key)}`,
    placeOf: (token) => verifyPlace(token, key),
    async sizeOf(place) {
      const found = await stat(pathOf(place)).catch(absent);
      return found?.isFile() ? found.size : null;
    },
    open: (place, range) =>
      Readable.toWeb(createReadStream(pathOf(place), range)) as ReadableStream<Uint8Array>,
    remove: (postId) => rm(path.join(folder, postId), { recursive: true, force: true }),
    async untouchedSince(then) {
      const names = (await readdir(folder).catch(absent)) ?? [];
      const found = await Promise.all(
        names.map(async (name) => ({ name, at: (await stat(path.join(folder, name)).catch(absent))?.mtime })),
      );
      return found.filter(({ name, at }) => POST_ID.test(name) && at && at < then).map(({ name }) => name);
    },
  };
}

/** Folders of posts are named by their ids; nothing else in the place is ours to remove. */
const POST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const absent = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};
