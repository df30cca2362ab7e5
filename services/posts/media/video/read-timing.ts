import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import { sentence } from '@carillon/contracts/text.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { NotAVideo } from './not-a-video.ts';
import { type Box, readWithin } from './read-boxes.ts';
import { readTable } from './read-table.ts';

export interface Timing {
  /** Units a second of the track. */
  readonly scale: number;
  /** In these units. */
  readonly duration: number;
  readonly samples: number;
  /** The duration of all samples, in these units. */
  readonly span: number;
  /** When the earliest sample is shown, in these units. */
  readonly firstShown: number;
  readonly gop: VideoFacts['gop'];
}

/** Enough for the order of frames to show. */
const MAX_ORDERED = 20_000;
/** Frames shown before a key frame come at most this many samples after it. */
const LEADING = 16;

/** @throws NotAVideo */
export async function readTiming(reader: BoundedReader, trak: Box): Promise<Timing> {
  const mdia = trak.children.find(({ type }) => type === 'mdia');
  const mdhd = mdia?.children.find(({ type }) => type === 'mdhd');
  const stbl = mdia?.children
    .find(({ type }) => type === 'minf')
    ?.children.find(({ type }) => type === 'stbl');
  if (!mdhd || !stbl) throw new NotAVideo(sentence`Its index is damaged.`);
  const { scale, duration } = await readScale(reader, mdhd);
  const table = async (name: string, countAt: number, width: number) => {
    const box = stbl.children.find(({ type }) => type === name);
    return box ? readTable(reader, box, countAt, width) : null;
  };
  const steps = await table('stts', 4, 8);
  const offsets = await table('ctts', 4, 8);
  const { samples, span } = sumOf(steps);
  const presentationTimes = listPresentationTimes(steps, offsets, Math.min(samples, MAX_ORDERED));
  const keys = await table('stss', 4, 4);
  const firstPresented = presentationTimes
    .subarray(0, 64)
    .reduce((least, time) => Math.min(least, time), Infinity);
  return {
    scale,
    duration,
    samples,
    span,
    gop: gopOf(keys, presentationTimes),
    firstShown: Number.isFinite(firstPresented) ? firstPresented : 0,
  };
}

async function readScale(reader: BoundedReader, mdhd: Box): Promise<Pick<Timing, 'scale' | 'duration'>> {
  const isLarge = (await readWithin(reader, mdhd.body, 4, mdhd.end))[0] === 1;
  const head = await readWithin(reader, mdhd.body, isLarge ? 32 : 20, mdhd.end);
  return {
    scale: head.readUInt32BE(isLarge ? 20 : 12),
    duration: isLarge ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16),
  };
}

function sumOf(steps: DataView | null): Pick<Timing, 'samples' | 'span'> {
  let [samples, span] = [0, 0];
  for (let at = 0; steps && at < steps.byteLength; at += 8) {
    samples += steps.getUint32(at);
    span += steps.getUint32(at) * steps.getUint32(at + 4);
  }
  return { samples, span };
}

/** When each sample is shown, in the order in which they are decoded. */
function listPresentationTimes(
  steps: DataView | null,
  offsets: DataView | null,
  count: number,
): Float64Array {
  const times = new Float64Array(count);
  let [step, remaining, time] = [-8, 0, 0];
  let [offset, same] = [-8, 0];
  for (let n = 0; n < count; n += 1) {
    while (remaining === 0 && steps && step + 8 < steps.byteLength) {
      step += 8;
      remaining = steps.getUint32(step);
    }
    while (same === 0 && offsets && offset + 8 < offsets.byteLength) {
      offset += 8;
      same = offsets.getUint32(offset);
    }
    // Signed in version 1; writers of version 0 mean the same by large values.
    times[n] = time + (same > 0 && offsets ? offsets.getInt32(offset + 4) : 0);
    if (remaining > 0 && steps) time += steps.getUint32(step + 4);
    remaining = Math.max(0, remaining - 1);
    same = Math.max(0, same - 1);
  }
  return times;
}

/** Open where frames that follow a key frame are shown before it, so that they need the group before. */
function gopOf(keys: DataView | null, presentationTimes: Float64Array): VideoFacts['gop'] {
  if (!keys) return 'closed';
  for (let at = 4; at < keys.byteLength; at += 4) {
    const key = keys.getUint32(at) - 1;
    const time = presentationTimes[key];
    if (time === undefined) break;
    if (presentationTimes.subarray(key + 1, key + 1 + LEADING).some((other) => other < time)) return 'open';
  }
  return 'closed';
}
