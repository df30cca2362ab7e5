import { sentence } from '@carillon/contracts/text.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { NotAVideo } from './not-a-video.ts';
import { VIDEO_ENTRIES } from './playback-boxes.ts';
import { type Box, readBoxList, readWithin } from './read-boxes.ts';

export interface Track {
  readonly trak: Box;
  readonly stbl: Box;
  /**
   * Neither picture nor sound: a camera's sensors and places (GoPro's `gpmd`, `camm`, Apple's `mebx`), captions that
   * drones write their position into, time codes. No network shows them.
   */
  readonly kind: 'picture' | 'sound' | 'other';
  /** Sound in Apple's format for spatial audio, which no network plays. */
  readonly isSpatial: boolean;
  /** Pictures of a kind that is known have a size; as they are shown. */
  readonly size: Size | null;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LONGEST_SIDE = 16_384;
const MAX_ENTRIES = 64;

/** @throws NotAVideo */
export async function readTrack(reader: BoundedReader, trak: Box): Promise<Track> {
  const mdia = part(trak, 'mdia');
  const minf = part(mdia, 'minf');
  const stbl = part(minf, 'stbl');
  const handler = await readHandler(reader, part(mdia, 'hdlr'));
  if (handler !== 'vide' && handler !== 'soun')
    return { trak, stbl, kind: 'other', isSpatial: false, size: null };
  await checkReferences(reader, minf);
  const isPicture = handler === 'vide';
  const storedSize = isPicture ? await sizeOfPictures(reader, part(stbl, 'stsd')) : null;
  const size = storedSize && (await isOnItsSide(reader, trak)) ? turnSize(storedSize) : storedSize;
  const isSpatial = !isPicture && (await isAllSpatial(reader, part(stbl, 'stsd')));
  return { trak, stbl, kind: isPicture ? 'picture' : 'sound', isSpatial, size };
}

const readHandler = async (reader: BoundedReader, { body, end }: Box): Promise<string> =>
  (await readWithin(reader, body, 12, end)).toString('latin1', 8, 12);

/** QuickTime can keep the content in other files, on other machines. */
async function checkReferences(reader: BoundedReader, minf: Box): Promise<void> {
  const dref = minf.children
    .find(({ type }) => type === 'dinf')
    ?.children.find(({ type }) => type === 'dref');
  if (!dref) return;
  for (const { body, end } of await readBoxList(reader, dref, MAX_ENTRIES)) {
    const flags = (await readWithin(reader, body, 4, end)).readUInt32BE(0);
    if ((flags & 1) === 0) throw new NotAVideo(sentence`Its content is in another file.`);
  }
}

/** Null when some are of a kind that is not known. */
async function sizeOfPictures(reader: BoundedReader, stsd: Box): Promise<Size | null> {
  const entries = await readBoxList(reader, stsd, MAX_ENTRIES);
  let first: Size | null = null;
  for (const { type, body, end } of entries) {
    if (!VIDEO_ENTRIES.has(type)) return null;
    const head = await readWithin(reader, body, 28, end);
    const size = { width: head.readUInt16BE(24), height: head.readUInt16BE(26) };
    for (const side of [size.width, size.height])
      if (side === 0 || side > LONGEST_SIDE)
        throw new NotAVideo(sentence`Its video has no valid width and height.`);
    first ??= size;
  }
  return first;
}

async function isAllSpatial(reader: BoundedReader, stsd: Box): Promise<boolean> {
  const entries = await readBoxList(reader, stsd, MAX_ENTRIES);
  return entries.length > 0 && entries.every(({ type }) => type === 'apac');
}

/** A phone held upright stores its pictures lying, and says in the track's matrix how they are turned. */
async function isOnItsSide(reader: BoundedReader, { children }: Box): Promise<boolean> {
  const tkhd = children.find(({ type }) => type === 'tkhd');
  if (!tkhd || tkhd.end - tkhd.body < 84) return false;
  const head = await reader.read(tkhd.body, 84);
  const matrix = head[0] === 1 ? 52 : 40;
  return head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
}

const turnSize = ({ width, height }: Size): Size => ({ width: height, height: width });

function part({ children }: Box, type: string): Box {
  const box = children.find((child) => child.type === type);
  if (!box) throw new NotAVideo(sentence`Its index is damaged.`);
  return box;
}
