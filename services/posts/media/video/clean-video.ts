import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { createBoundedReader } from './bounded-reader.ts';
import { type Findings, inspectVideo } from './inspect-video.ts';
import { NotAVideo } from './not-a-video.ts';
import type { Range } from './read-boxes.ts';
import { rewriteVideo } from './rewrite-video.ts';

const ZEROS = Buffer.alloc(64 * 1024);

export interface CleanVideo {
  /** The bytes are not those that came. */
  readonly isChanged: boolean;
  readonly bytes: number;
  readonly facts: VideoFacts;
}

/**
 * Checks that a file is a video, blanks data that may reveal where it was made, and repairs what networks reject and
 * nobody sees: an index at the end, edit lists without effect, open sizes, bytes after the last box.
 * @throws NotAVideo
 */
export async function cleanVideo(file: string): Promise<CleanVideo> {
  const copy = `${file}.copy`;
  const handle = await open(file, 'r+');
  try {
    const findings = await inspect(handle);
    const isCleaned = await cleanInPlace(handle, findings);
    if (await rewriteVideo(handle, copy, findings).catch(refuseDamage)) {
      const rewritten = await inspectFile(copy);
      await rename(copy, file);
      return { ...rewritten, isChanged: true };
    }
    const { size } = await handle.stat();
    return { isChanged: isCleaned, bytes: size, facts: findings.facts };
  } finally {
    await handle.close();
    await rm(copy, { force: true });
  }
}

/** Numbers that don't fit their fields once they are shifted come from a damaged index. */
function refuseDamage(error: unknown): never {
  const doesNotFit = (error as Error).name === 'RangeError';
  throw doesNotFit ? new NotAVideo(sentence`Its index is damaged.`) : error;
}

/**
 * Reads the facts of a video file.
 * @throws NotAVideo
 */
export async function inspectFile(file: string): Promise<Pick<CleanVideo, 'bytes' | 'facts'>> {
  const handle = await open(file, 'r');
  try {
    const { facts } = await inspect(handle);
    return { bytes: (await handle.stat()).size, facts };
  } finally {
    await handle.close();
  }
}

async function inspect(handle: FileHandle): Promise<Findings> {
  const { size } = await handle.stat();
  return inspectVideo(createBoundedReader(handle, size));
}

/** Everything stays where it is, so the offsets in the file hold. Returns whether anything was changed. */
async function cleanInPlace(
  handle: FileHandle,
  { top, boxes, samples, played, end }: Findings,
): Promise<boolean> {
  for (const range of samples) await blank(handle, range);
  for (const { start, body, end: boxEnd } of boxes) {
    await blank(handle, { start: body, end: boxEnd });
    await handle.write('free', start + 4, 'latin1');
  }
  for (const { body } of played) await enableTrack(handle, body);
  const open = top.filter(({ isOpen }) => isOpen);
  for (const box of open) {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(box.end - box.start);
    await handle.write(size, 0, size.length, box.start);
  }
  const { size } = await handle.stat();
  if (end < size) await handle.truncate(end);
  return boxes.length + samples.length + open.length > 0 || end < size;
}

const FLAGS = 3;
const ENABLED = 1;

async function enableTrack(handle: FileHandle, header: number): Promise<void> {
  const flags = Buffer.alloc(1);
  await handle.read(flags, 0, 1, header + FLAGS);
  await handle.write(Buffer.of((flags[0] ?? 0) | ENABLED), 0, 1, header + FLAGS);
}

async function blank(handle: FileHandle, { start, end }: Range): Promise<void> {
  for (let at = start; at < end; ) {
    const { bytesWritten } = await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
    at += bytesWritten;
  }
}
