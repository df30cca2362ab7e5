import type { BoundedReader } from './bounded-reader.ts';
import { isWithin } from './is-within.ts';
import { NotAVideo } from './not-a-video.ts';
import { SPHERICAL } from './playback-boxes.ts';
import { type Box, type Range, readBoxes } from './read-boxes.ts';
import { readSamples } from './read-samples.ts';
import { readTrack, type Size, type Track } from './read-track.ts';
import { strayBoxes } from './stray-boxes.ts';

/** What of a video may tell where it was made, and is not needed to play it. */
export interface Findings {
  readonly boxes: readonly Box[];
  readonly samples: readonly Range[];
  readonly size: Size;
  /** 0 where a fragmented one does not know it. */
  readonly durationMs: number;
}

const LONGEST_HOURS = 24;
/** So many writes of zeros are made for samples at the most. */
const MOST_DROPPED = 30_000;

/** Proves by its structure that a file is an MP4 or MOV video that can be played. @throws NotAVideo */
export async function inspectVideo(reader: BoundedReader): Promise<Findings> {
  const top = await readBoxes(reader);
  const [moov, second] = top.filter(({ type }) => type === 'moov');
  if (!moov || second) throw new NotAVideo('it has no table of contents, as when a recording was broken off');
  const isFragmented = moov.children.some(({ type }) => type === 'mvex');
  const durationMs = await readDuration(reader, moov, isFragmented);
  const media = top.filter(({ type, body, end }) => type === 'mdat' && end > body);
  const tracks: Track[] = [];
  for (const trak of moov.children.filter(({ type }) => type === 'trak'))
    tracks.push(await readTrack(reader, trak));
  const dropped = tracks.filter(({ kind }) => kind === 'other');
  if (isFragmented && dropped.length > 0)
    throw new NotAVideo('it has a data track that can’t be taken out of a fragmented file');
  const size = tracks.find((track) => track.size)?.size;
  if (!size) throw new NotAVideo('it has no pictures of a known kind');
  if (media.length === 0) throw new NotAVideo('it has no content');
  if (isFragmented && !top.some(({ type }) => type === 'moof')) throw new NotAVideo('it has no content');

  const samples: Range[] = [];
  for (const { kind, size: pictures, stbl } of tracks) {
    let isEmpty = true;
    await readSamples(reader, stbl, (range) => {
      isEmpty = false;
      if (!isWithin(range, media)) throw new NotAVideo('its table of contents leads out of it');
      if (kind === 'other') samples.push(range);
    });
    if (pictures && isEmpty && !isFragmented) throw new NotAVideo('it has no content');
  }
  if (samples.length > MOST_DROPPED) throw new NotAVideo('it is in too many pieces');
  if (samples.reduce((sum, { start, end }) => sum + end - start, 0) > reader.size)
    throw new NotAVideo('its table of contents is damaged');

  const traks = dropped.map(({ trak }) => trak);
  const stray = await withoutSpherical(reader, strayBoxes(top, traks));
  return { boxes: [...stray, ...traks], samples, size, durationMs };
}

async function readDuration(reader: BoundedReader, moov: Box, isFragmented: boolean): Promise<number> {
  const mvhd = moov.children.find(({ type }) => type === 'mvhd');
  const head = mvhd && mvhd.end - mvhd.body >= 32 ? await reader.read(mvhd.body, 32) : null;
  if (!head) throw new NotAVideo('its table of contents is damaged');
  const isLarge = head[0] === 1;
  const scale = head.readUInt32BE(isLarge ? 20 : 12);
  const duration = isLarge ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  // A fragmented one may not know yet how long it gets.
  if (scale === 0 || (duration === 0 && !isFragmented)) throw new NotAVideo('it has no duration');
  if (duration / scale > LONGEST_HOURS * 3600)
    throw new NotAVideo(`it claims to be longer than ${LONGEST_HOURS} hours`);
  return Math.round((duration / scale) * 1000);
}

async function withoutSpherical(reader: BoundedReader, boxes: readonly Box[]): Promise<Box[]> {
  const kept: Box[] = [];
  for (const box of boxes) {
    const isSpherical =
      box.type === 'uuid' &&
      box.end - box.body >= 16 &&
      (await reader.read(box.body, 16)).toString('hex') === SPHERICAL;
    if (!isSpherical) kept.push(box);
  }
  return kept;
}
