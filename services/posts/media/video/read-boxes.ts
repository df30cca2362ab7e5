import { sentence } from '@carillon/contracts/text.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { NotAVideo } from './not-a-video.ts';
import { PLAYBACK_BOXES } from './playback-boxes.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A box in the file; `start` is its header's, `body` where its content begins. */
export interface Box extends Range {
  readonly type: string;
  readonly body: number;
  /** Empty unless the box is one that is walked. */
  readonly children: readonly Box[];
  /** Its header gives no size: it goes to the end of the file. */
  readonly isOpen?: true;
}

export interface FileLayout {
  readonly boxes: readonly Box[];
  /** The end of the last box. Anything after it isn't a box, and players ignore it. */
  readonly end: number;
}

const MAX_BOXES = 50_000;
const HEADER = 8;
const LARGE_HEADER = 16;

/** Boxes without which a file can't be played: where one of these is cut off, the file is. */
const ESSENTIAL = new Set(['moov', 'moof', 'mdat']);
/** Also at the top of a file, beside what playing needs. */
const OTHER_TOP = new Set(['free', 'skip', 'wide', 'udta', 'meta', 'uuid']);

/** All boxes of a file, each within its parent and none over another. @throws NotAVideo */
export async function readBoxes(reader: BoundedReader): Promise<FileLayout> {
  let remaining = MAX_BOXES;

  const within = async (parent: string, { start, end }: Range): Promise<Box[]> => {
    const boxes: Box[] = [];
    for (let at = start; at < end; ) {
      if (await isPadding(reader, parent, { start: at, end })) break;
      remaining -= 1;
      if (remaining < 0) throw new NotAVideo(sentence`It has too many fragments.`);
      const header = parent === 'file' ? await readTopHeader(reader, at) : await readHeader(reader, at, end);
      if (!header) break;
      const isWalked = PLAYBACK_BOXES[parent]?.has(header.type) && PLAYBACK_BOXES[header.type];
      boxes.push({ ...header, children: isWalked ? await within(header.type, header.content) : [] });
      at = header.end;
    }
    return boxes;
  };

  const boxes = await within('file', { start: 0, end: reader.size });
  return { boxes, end: boxes.at(-1)?.end ?? 0 };
}

/**
 * The header of a box at the top of the file; null where no box begins. Only here may a box have the size 0, which means
 * “to the end of the file” (ISO/IEC 14496-12, 4.2).
 */
async function readTopHeader(reader: BoundedReader, at: number) {
  const { size: end } = reader;
  if (end - at < HEADER) return null;
  const head = await reader.read(at, HEADER);
  const type = head.toString('latin1', 4, HEADER);
  if (head.readUInt32BE(0) === 0) {
    if (!PLAYBACK_BOXES.file?.has(type) && !OTHER_TOP.has(type)) return null;
    const body = at + HEADER;
    return { type, start: at, body, end, isOpen: true as const, content: { start: body, end } };
  }
  if (ESSENTIAL.has(type)) return readHeader(reader, at, end);
  return readHeader(reader, at, end).catch((error) => {
    if (error instanceof NotAVideo) return null;
    throw error;
  });
}

/**
 * Boxes in a list preceded by a count, as in `stsd` and `dref`.
 * @throws NotAVideo
 */
export async function readBoxList(reader: BoundedReader, { body, end }: Box, limit: number): Promise<Box[]> {
  const count = (await readWithin(reader, body, 8, end)).readUInt32BE(4);
  if (count > limit) throw new NotAVideo(sentence`It has too many fragments.`);
  const boxes: Box[] = [];
  for (let n = 0, at = body + 8; n < count; n += 1) {
    const header = await readHeader(reader, at, end);
    boxes.push({ ...header, children: [] });
    at = header.end;
  }
  return boxes;
}

/** A piece of a box's content. @throws NotAVideo when the box ends before it */
export async function readWithin(
  reader: BoundedReader,
  at: number,
  length: number,
  end: number,
): Promise<Buffer> {
  if (at + length > end) throw new NotAVideo(sentence`Part of it is cut off.`);
  return reader.read(at, length);
}

async function readHeader(reader: BoundedReader, at: number, end: number) {
  const head = await readWithin(reader, at, HEADER, end);
  const short = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, HEADER);
  const isLarge = short === 1;
  const size = isLarge
    ? Number((await readWithin(reader, at, LARGE_HEADER, end)).readBigUInt64BE(HEADER))
    : short;
  const body = at + (isLarge ? LARGE_HEADER : HEADER);
  if (at + size < body) throw new NotAVideo(sentence`Part of it has no size.`);
  if (at + size > end) throw new NotAVideo(sentence`It ends too early.`);
  return { type, start: at, body, end: at + size, content: { start: body, end: at + size } };
}

/** Some writers end a container with a few zeros, too few for a box. */
async function isPadding(reader: BoundedReader, parent: string, { start, end }: Range): Promise<boolean> {
  if (parent === 'file' || end - start >= HEADER) return false;
  return (await reader.read(start, end - start)).every((byte) => byte === 0);
}
