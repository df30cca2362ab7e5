import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import { type BitReader, createBitReader } from './bit-reader.ts';

export type Pictures = Pick<VideoFacts, 'chroma' | 'depth' | 'scan'>;

export const CHROMA = ['4:0:0', '4:2:0', '4:2:2', '4:4:4'] as const;
/** Profiles whose parameters contain the chroma format; any other is 4:2:0 with 8 bits (ITU-T H.264, 7.3.2.1.1). */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);
const UNKNOWN: Pictures = { chroma: null, depth: null, scan: null };

/** Reads the first sequence parameter set of an `avcC`; `content` begins after the box's header. */
export function readAvc(content: Uint8Array): Pictures {
  const count = (content[5] ?? 0) & 0x1f;
  const length = ((content[6] ?? 0) << 8) | (content[7] ?? 0);
  const unit = content.subarray(8, 8 + length);
  if (count === 0 || length < 4 || unit.length < length) return UNKNOWN;
  return readParameters(createBitReader(withoutEscapes(unit.subarray(1))));
}

function readParameters(from: BitReader): Pictures {
  const profile = from.bits(8);
  from.bits(16);
  from.unsigned();
  let chroma = 1;
  let depth = 8;
  if (HIGH_PROFILES.has(profile)) {
    chroma = from.unsigned();
    if (chroma === 3) from.bits(1);
    depth = 8 + from.unsigned();
    from.unsigned();
    from.bits(1);
    if (from.bits(1) === 1) for (let n = 0; n < (chroma === 3 ? 12 : 8); n += 1) skipScalingList(from, n);
  }
  from.unsigned();
  skipPictureOrder(from);
  // Reference frames, gaps, width and height.
  from.unsigned();
  from.bits(1);
  from.unsigned();
  from.unsigned();
  const isProgressive = from.bits(1) === 1;
  return { chroma: CHROMA[chroma] ?? null, depth, scan: isProgressive ? 'progressive' : 'interlaced' };
}

function skipScalingList(from: BitReader, n: number): void {
  if (from.bits(1) === 0) return;
  let [last, next] = [8, 8];
  for (let at = 0; at < (n < 6 ? 16 : 64); at += 1) {
    if (next !== 0) next = (last + from.signed() + 256) % 256;
    last = next === 0 ? last : next;
  }
}

function skipPictureOrder(from: BitReader): void {
  const type = from.unsigned();
  if (type === 0) from.unsigned();
  if (type !== 1) return;
  from.bits(1);
  from.signed();
  from.signed();
  const count = Math.min(from.unsigned(), 255);
  for (let n = 0; n < count; n += 1) from.signed();
}

/** A 3 after two zeros keeps the data from looking like a start code. */
function withoutEscapes(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0));
}
