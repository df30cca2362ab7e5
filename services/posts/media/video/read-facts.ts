import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import { sentence } from '@carillon/contracts/text.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { NotAVideo } from './not-a-video.ts';
import { type EditPlan, planEdits } from './plan-edits.ts';
import { type Box, readBoxList, readWithin } from './read-boxes.ts';
import { type Edit, readEdits } from './read-edits.ts';
import { readFragments } from './read-fragments.ts';
import { readPictures } from './read-pictures.ts';
import { readSound } from './read-sound.ts';
import { readTiming, type Timing } from './read-timing.ts';
import type { Size, Track } from './read-track.ts';

export interface FileFacts {
  readonly facts: VideoFacts;
  /** Null if the edit lists can't be removed, or if there are none. */
  readonly edits: { readonly plan: EditPlan; readonly tracks: readonly Track[] } | null;
}

interface FileInfo {
  readonly top: readonly Box[];
  /** Tracks of pictures and sound. */
  readonly tracks: readonly Track[];
  readonly size: Size;
  readonly movie: { readonly scale: number; readonly seconds: number };
}

const MAX_ENTRIES = 64;

/**
 * Reads the facts that the networks' rules are about.
 * @throws NotAVideo
 */
export async function readFacts(reader: BoundedReader, info: FileInfo): Promise<FileFacts> {
  const { top, tracks, size, movie } = info;
  const isFragmented = top.some(({ type }) => type === 'moof');
  const read: { track: Track; timing: Timing; edits: Edit[] }[] = [];
  for (const track of tracks)
    read.push({
      track,
      timing: await readTiming(reader, track.trak),
      edits: await readEdits(reader, track.trak),
    });
  const picture = read.find(({ track }) => track.kind === 'picture' && track.size);
  if (!picture) throw new NotAVideo(sentence`It has no video track in a supported format.`);
  const { timing } = picture;
  const more = isFragmented
    ? await readFragments(reader, top, await trackId(reader, picture.track.trak))
    : { samples: 0, span: 0 };
  const [samples, span] = [timing.samples + more.samples, timing.span + more.span];
  const played = span > 0 && timing.scale > 0 ? span / timing.scale : null;
  const [entry] = await entriesOf(reader, picture.track);
  if (!entry) throw new NotAVideo(sentence`Its index is damaged.`);
  const pictures = await readPictures(reader, entry);
  const hasEdits = read.some(({ edits }) => edits.length > 0);
  const [first] = top.filter(({ type }) => type === 'mdat' || type === 'moov');
  const facts: VideoFacts = {
    container: await readContainer(reader, top),
    // The index of a fragmented file may know of its first fragment alone.
    seconds: isFragmented ? Math.max(movie.seconds, played ?? 0) || null : movie.seconds || played,
    ...size,
    ...pictures,
    fps: played && samples > 1 ? samples / played : null,
    gop: pictures.codec === 'h264' && !isFragmented ? timing.gop : null,
    audio: await readAudio(reader, tracks),
    edits: hasEdits,
    indexed_first: first?.type === 'moov',
  };
  const edited = read.map(({ track: { kind }, ...rest }) => ({
    kind: kind === 'sound' ? ('sound' as const) : ('picture' as const),
    ...rest,
  }));
  return { facts, edits: hasEdits ? { plan: planEdits(edited, movie.scale), tracks } : null };
}

async function readAudio(reader: BoundedReader, tracks: readonly Track[]): Promise<VideoFacts['audio']> {
  const sound = tracks.find(({ kind }) => kind === 'sound');
  if (!sound) return null;
  const [entry] = await entriesOf(reader, sound);
  const stsd = sound.stbl.children.find(({ type }) => type === 'stsd');
  if (!entry || !stsd) return null;
  const version = (await readWithin(reader, stsd.body, 1, stsd.end))[0];
  return readSound(reader, entry, version === 0);
}

async function entriesOf(reader: BoundedReader, { stbl }: Track): Promise<Box[]> {
  const stsd = stbl.children.find(({ type }) => type === 'stsd');
  return stsd ? readBoxList(reader, stsd, MAX_ENTRIES) : [];
}

async function trackId(reader: BoundedReader, trak: Box): Promise<number> {
  const tkhd = trak.children.find(({ type }) => type === 'tkhd');
  if (!tkhd) return 0;
  const head = await readWithin(reader, tkhd.body, 24, tkhd.end);
  return head.readUInt32BE(head[0] === 1 ? 20 : 12);
}

/** A file without a brand is from the first years of QuickTime. */
async function readContainer(reader: BoundedReader, top: readonly Box[]): Promise<VideoFacts['container']> {
  const ftyp = top.find(({ type }) => type === 'ftyp');
  if (!ftyp || ftyp.end - ftyp.body < 4) return 'mov';
  return (await reader.read(ftyp.body, 4)).toString('latin1') === 'qt  ' ? 'mov' : 'mp4';
}
