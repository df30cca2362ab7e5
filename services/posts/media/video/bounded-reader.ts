import type { FileHandle } from 'node:fs/promises';
import { sentence } from '@carillon/contracts/text.ts';
import { NotAVideo } from './not-a-video.ts';

/** Reads pieces of a file, and no more of it than a video needs to be known. */
export interface BoundedReader {
  readonly size: number;
  /** @throws NotAVideo when the piece is not there, or the file has asked for too much */
  read(at: number, length: number): Promise<Buffer>;
}

/** Two hours in fragments of two seconds need as many. */
const MAX_READS = 8_000;
/** The sample tables of ten hours. At most this much of a file is in memory. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Headers are close together: one read covers several. */
const WINDOW = 1024;

export function createBoundedReader(file: FileHandle, size: number): BoundedReader {
  let window: Buffer = Buffer.alloc(0);
  let windowAt = 0;
  let reads = 0;
  let bytes = 0;
  return {
    size,
    async read(at, length) {
      if (length < 0 || at + length > size) throw new NotAVideo(sentence`It ends too early.`);
      if (at < windowAt || at + length > windowAt + window.length) {
        const readLength = Math.min(Math.max(length, WINDOW), size - at);
        reads += 1;
        bytes += readLength;
        if (reads > MAX_READS || bytes > MAX_BYTES) throw new NotAVideo(sentence`It has too many fragments.`);
        window = await readWhole(file, at, readLength);
        windowAt = at;
      }
      return window.subarray(at - windowAt, at - windowAt + length);
    },
  };
}

async function readWhole(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const piece = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(piece, done, length - done, at + done);
    if (bytesRead === 0) throw new NotAVideo(sentence`It ends too early.`);
    done += bytesRead;
  }
  return piece;
}
