import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface SavedFile {
  readonly bytes: number;
  /** Enough of the beginning to recognize its type. */
  readonly head: Uint8Array;
}

/** Pictures with large color profiles or previews tell their size late. */
const HEAD_BYTES = 512 * 1024;

/** A stream that went past its limit. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Files on disk, by names that only this service makes. */
export const createFileStore = (folder: string) => {
  const pathOf = (name: string): string => {
    if (!/^[\w-]+$/.test(name)) throw new Error('Not a name of a stored file');
    return join(folder, name);
  };

  const head = async (name: string): Promise<SavedFile> => {
    const file = await open(pathOf(name));
    try {
      const { size } = await file.stat();
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, HEAD_BYTES)), {
        position: 0,
      });
      return { bytes: size, head: buffer.subarray(0, bytesRead) };
    } finally {
      await file.close();
    }
  };

  const write = async (
    name: string,
    source: AsyncIterable<Uint8Array>,
    limit: number,
  ): Promise<SavedFile> => {
    await mkdir(folder, { recursive: true });
    const unfinished = `${pathOf(name)}.part`;
    try {
      await pipeline(source, (chunks) => capped(chunks, limit), createWriteStream(unfinished));
      await rename(unfinished, pathOf(name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return head(name);
  };

  return {
    write,
    /** Puts parts together to one file and removes them. */
    async join(name: string, parts: readonly string[]): Promise<SavedFile> {
      const whole = await write(name, inTurn(parts.map(pathOf)), Number.POSITIVE_INFINITY);
      await Promise.all(parts.map((part) => rm(pathOf(part), { force: true })));
      return whole;
    },
    rename: (from: string, to: string): Promise<void> => rename(pathOf(from), pathOf(to)),
    remove: (name: string): Promise<void> => rm(pathOf(name), { force: true }),
    read: (name: string, range?: { start: number; end: number }): ReadableStream<Uint8Array> =>
      Readable.toWeb(createReadStream(pathOf(name), range)) as ReadableStream<Uint8Array>,
  };
};

async function* capped(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limit) throw new TooLargeError(`More than ${limit} bytes`);
    yield chunk;
  }
}

async function* inTurn(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* createReadStream(path);
}
