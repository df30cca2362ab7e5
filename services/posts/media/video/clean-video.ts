import { type FileHandle, open } from 'node:fs/promises';
import { createBoundedReader } from './bounded-reader.ts';
import { inspectVideo } from './inspect-video.ts';
import type { Range } from './read-boxes.ts';

const ZEROS = Buffer.alloc(64 * 1024);

export interface CleanVideo {
  /** Something had to be blanked. */
  readonly isChanged: boolean;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number | null;
}

/**
 * Proves that a file is a video, and blanks in place what may tell where it was made: everything else stays where it
 * is, so the offsets in it hold.
 * @throws NotAVideo
 */
export async function cleanVideo(file: string): Promise<CleanVideo> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const { boxes, samples, size: shown, durationMs } = await inspectVideo(createBoundedReader(handle, size));
    for (const range of samples) await blank(handle, range);
    for (const { start, body, end } of boxes) {
      await blank(handle, { start: body, end });
      await handle.write('free', start + 4, 'latin1');
    }
    const isChanged = boxes.length + samples.length > 0;
    return { isChanged, ...shown, durationMs: durationMs || null };
  } finally {
    await handle.close();
  }
}

async function blank(handle: FileHandle, { start, end }: Range): Promise<void> {
  for (let at = start; at < end; ) {
    const { bytesWritten } = await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
    at += bytesWritten;
  }
}
