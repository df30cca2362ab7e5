import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import { sentence } from '@carillon/contracts/text.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { isWithin } from './is-within.ts';
import { NotAVideo } from './not-a-video.ts';
import { INAUDIBLE } from './plan-edits.ts';
import { SPHERICAL } from './playback-boxes.ts';
import { type Box, type Range, readBoxes } from './read-boxes.ts';
import { type FileFacts, readFacts } from './read-facts.ts';
import { readSamples } from './read-samples.ts';
import { readTrack, type Track } from './read-track.ts';
import { strayBoxes } from './stray-boxes.ts';

/** A video's structure: its type, and the parts that playing doesn't need and that may reveal where it was made. */
export interface Findings {
  readonly top: readonly Box[];
  readonly boxes: readonly Box[];
  readonly samples: readonly Range[];
  /** Headers of tracks to play in place of others that go. */
  readonly played: readonly Box[];
  /** Where the last box ends; anything behind it goes. */
  readonly end: number;
  readonly facts: VideoFacts;
  readonly edits: FileFacts['edits'];
  readonly isFragmented: boolean;
}

const LONGEST_HOURS = 24;
/** At most this many writes of zeros are made for samples. */
const MAX_DROPPED = 30_000;

/** Proves by its structure that a file is an MP4 or MOV video that can be played. @throws NotAVideo */
export async function inspectVideo(reader: BoundedReader): Promise<Findings> {
  const { boxes: top, end } = await readBoxes(reader);
  const [moov, second] = top.filter(({ type }) => type === 'moov');
  if (!moov || second)
    throw new NotAVideo(sentence`It has no index, perhaps because the recording was cut off.`);
  const isFragmented = top.some(({ type }) => type === 'moof');
  const mayBeFragmented = isFragmented || moov.children.some(({ type }) => type === 'mvex');
  const movie = await readMovie(reader, moov, mayBeFragmented);
  const media = top.filter(({ type, body, end }) => type === 'mdat' && end > body);
  const allTracks: Track[] = [];
  for (const trak of moov.children.filter(({ type }) => type === 'trak'))
    allTracks.push(await readTrack(reader, trak));
  const tracks = isFragmented ? allTracks : withoutSpatial(allTracks);
  const dropped = tracks.filter(({ kind }) => kind === 'other');
  if (isFragmented && dropped.length > 0)
    throw new NotAVideo(sentence`It has a data track that can’t be taken out of a fragmented file.`);
  const size = tracks.find((track) => track.size)?.size;
  if (!size) throw new NotAVideo(sentence`It has no video track in a supported format.`);
  if (media.length === 0) throw new NotAVideo(sentence`It has no content.`);

  const samples: Range[] = [];
  for (const { kind, size: pictures, stbl } of tracks) {
    let isEmpty = true;
    await readSamples(reader, stbl, (range) => {
      isEmpty = false;
      if (!isWithin(range, media)) throw new NotAVideo(sentence`Its index points outside the file.`);
      if (kind === 'other') samples.push(range);
    });
    if (pictures && isEmpty && !isFragmented) throw new NotAVideo(sentence`It has no content.`);
  }
  if (samples.length > MAX_DROPPED) throw new NotAVideo(sentence`It has too many fragments.`);
  if (samples.reduce((sum, { start, end }) => sum + end - start, 0) > reader.size)
    throw new NotAVideo(sentence`Its index is damaged.`);

  const traks = dropped.map(({ trak }) => trak);
  const stray = await withoutSpherical(reader, strayBoxes(top, traks));
  const shownTracks = tracks.filter(({ kind }) => kind !== 'other');
  const { facts, edits } = await readFacts(reader, { top, tracks: shownTracks, size, movie });
  // Fragments have their own offsets, so only lists without effect can be removed.
  const idle =
    isFragmented && edits?.plan?.every((shift) => Math.abs(shift) < INAUDIBLE) ? listsOf(shownTracks) : [];
  return {
    top,
    samples,
    end,
    edits,
    isFragmented,
    played: tracks.some(({ isSpatial, kind }) => isSpatial && kind === 'other') ? headersOfSound(tracks) : [],
    boxes: [...stray, ...traks, ...idle],
    facts: idle.length > 0 ? { ...facts, edits: false } : facts,
  };
}

/** Phones record spatial audio beside the same in stereo (Apple's technical note TN3177). The stereo is enough. */
function withoutSpatial(tracks: readonly Track[]): readonly Track[] {
  const hasStereo = tracks.some(({ kind, isSpatial }) => kind === 'sound' && !isSpatial);
  return tracks.map((track) => (hasStereo && track.isSpatial ? { ...track, kind: 'other' as const } : track));
}

const headersOfSound = (tracks: readonly Track[]): Box[] =>
  tracks.flatMap(({ kind, trak }) =>
    kind === 'sound' ? trak.children.filter(({ type, body, end }) => type === 'tkhd' && end - body >= 4) : [],
  );

const listsOf = (tracks: readonly Track[]): Box[] =>
  tracks.flatMap(({ trak }) => trak.children.filter(({ type }) => type === 'edts'));

async function readMovie(reader: BoundedReader, moov: Box, isFragmented: boolean) {
  const mvhd = moov.children.find(({ type }) => type === 'mvhd');
  const head = mvhd && mvhd.end - mvhd.body >= 32 ? await reader.read(mvhd.body, 32) : null;
  if (!head) throw new NotAVideo(sentence`Its index is damaged.`);
  const isLarge = head[0] === 1;
  const scale = head.readUInt32BE(isLarge ? 20 : 12);
  const duration = isLarge ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  // A fragmented one may not know yet how long it gets.
  if (scale === 0 || (duration === 0 && !isFragmented)) throw new NotAVideo(sentence`It has no duration.`);
  if (duration / scale > LONGEST_HOURS * 3600)
    throw new NotAVideo(sentence`It claims to be longer than ${{ hours: LONGEST_HOURS }} hours.`);
  return { scale, seconds: duration / scale };
}

async function withoutSpherical(reader: BoundedReader, boxes: readonly Box[]): Promise<Box[]> {
  const keptBoxes: Box[] = [];
  for (const box of boxes) {
    const isSpherical =
      box.type === 'uuid' &&
      box.end - box.body >= 16 &&
      (await reader.read(box.body, 16)).toString('hex') === SPHERICAL;
    if (!isSpherical) keptBoxes.push(box);
  }
  return keptBoxes;
}
