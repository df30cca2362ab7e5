import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';

interface Part {
  readonly type: string;
  readonly content: Buffer;
}

const CODECS: Readonly<Record<string, string>> = {
  avc1: 'h264',
  avc3: 'h264',
  hvc1: 'hevc',
  hev1: 'hevc',
  av01: 'av1',
  vp09: 'vp9',
  mp4v: 'mpeg4',
  apch: 'prores',
  apcn: 'prores',
  apcs: 'prores',
  apco: 'prores',
  ap4h: 'prores',
  ap4x: 'prores',
  mp4a: 'aac',
  Opus: 'opus',
  'ac-3': 'ac3',
  'ec-3': 'eac3',
  alac: 'alac',
  fLaC: 'flac',
  sowt: 'pcm',
  twos: 'pcm',
  lpcm: 'pcm',
  in24: 'pcm',
  fl32: 'pcm',
};
/** Chroma subsampling by H.264 profile. */
const CHROMA: Readonly<Record<number, VideoFacts['chroma']>> = {
  66: '4:2:0',
  77: '4:2:0',
  88: '4:2:0',
  100: '4:2:0',
  110: '4:2:0',
  122: '4:2:2',
  244: '4:4:4',
};
const CHROMA_FORMATS = ['4:0:0', '4:2:0', '4:2:2', '4:4:4'] as const;

/**
 * Reads the facts in the head of a video file. It is independent of Carillon’s own inspection, so that a mistake
 * there shows here. Null where no index and no content begin in the head.
 */
export function readVideo(head: Uint8Array): VideoFacts | null {
  const top = partsOf(Buffer.from(head));
  const first = top.find(({ type }) => type === 'moov' || type === 'mdat');
  if (!first) return null;
  const brand = top.find(({ type }) => type === 'ftyp')?.content.toString('latin1', 0, 4);
  const container = brand === 'qt  ' ? 'mov' : 'mp4';
  const unknown = { chroma: null, depth: null, scan: null, fps: null, gop: null, audio: null, edits: false };
  if (first.type === 'mdat')
    return { ...unknown, container, codec: 'h264', seconds: null, width: 0, height: 0, indexed_first: false };
  const moov = partsOf(first.content);
  const tracks = moov.filter(({ type }) => type === 'trak').map(({ content }) => readTrack(content));
  const pictures = tracks.find(({ handler }) => handler === 'vide');
  const sound = tracks.find(({ handler }) => handler === 'soun');
  if (!pictures) return null;
  return {
    ...unknown,
    container,
    seconds: secondsOf(moov),
    ...pictures.size,
    codec: CODECS[pictures.entry.type] ?? 'other',
    chroma: chromaOf(pictures.entry),
    fps: pictures.fps,
    edits: tracks.some(({ isEdited }) => isEdited),
    audio: sound ? readSound(sound.entry) : null,
    indexed_first: true,
  };
}

function readTrack(content: Buffer) {
  const trak = partsOf(content);
  const mdia = inside(trak, 'mdia');
  const stbl = inside(inside(mdia, 'minf'), 'stbl');
  const scale = numberAt(mdia, 'mdhd', 12);
  const steps = stbl.find(({ type }) => type === 'stts')?.content ?? Buffer.alloc(8);
  let [samples, span] = [0, 0];
  for (let at = 8; at + 8 <= steps.length; at += 8) {
    samples += steps.readUInt32BE(at);
    span += steps.readUInt32BE(at) * steps.readUInt32BE(at + 4);
  }
  const entries = stbl.find(({ type }) => type === 'stsd')?.content.subarray(8) ?? Buffer.alloc(0);
  const tkhd = trak.find(({ type }) => type === 'tkhd')?.content ?? Buffer.alloc(0);
  return {
    handler: mdia.find(({ type }) => type === 'hdlr')?.content.toString('latin1', 8, 12),
    entry: partsOf(entries)[0] ?? { type: '', content: Buffer.alloc(0) },
    fps: samples > 1 && span > 0 ? (samples * scale) / span : null,
    isEdited: trak.some(({ type }) => type === 'edts'),
    size: sizeOf(tkhd),
  };
}

/** A matrix that begins with zero turns the picture by a quarter. */
function sizeOf(tkhd: Buffer): Pick<VideoFacts, 'width' | 'height'> {
  if (tkhd.length < 84) return { width: 0, height: 0 };
  const [width, height] = [
    tkhd.readUInt32BE(tkhd.length - 8) >>> 16,
    tkhd.readUInt32BE(tkhd.length - 4) >>> 16,
  ];
  const isTurned = tkhd.readInt32BE(tkhd.length - 44) === 0 && tkhd.readInt32BE(tkhd.length - 40) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function chromaOf({ content }: Part): VideoFacts['chroma'] {
  const parts = partsOf(content.subarray(78));
  const avc = parts.find(({ type }) => type === 'avcC')?.content;
  if (avc) return CHROMA[avc[1] ?? 0] ?? null;
  const hevc = parts.find(({ type }) => type === 'hvcC')?.content;
  return hevc ? (CHROMA_FORMATS[(hevc[16] ?? 0) & 3] ?? null) : null;
}

const readSound = ({ type, content }: Part): VideoFacts['audio'] => ({
  codec: CODECS[type] ?? 'other',
  rate: content.length >= 26 ? content.readUInt16BE(24) || null : null,
  channels: content.length >= 18 ? content.readUInt16BE(16) : null,
});

function secondsOf(moov: readonly Part[]): number | null {
  const mvhd = moov.find(({ type }) => type === 'mvhd')?.content;
  if (!mvhd || mvhd.length < 32) return null;
  const isLarge = mvhd[0] === 1;
  const duration = isLarge ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  return duration / mvhd.readUInt32BE(isLarge ? 20 : 12) || null;
}

const inside = (parts: readonly Part[], type: string): Part[] =>
  partsOf(parts.find((part) => part.type === type)?.content ?? Buffer.alloc(0));

function numberAt(parts: readonly Part[], type: string, at: number): number {
  const content = parts.find((part) => part.type === type)?.content;
  const place = content?.[0] === 1 ? at + 8 : at;
  return content && content.length >= place + 4 ? content.readUInt32BE(place) : 0;
}

/** Boxes one after another; the last one may reach beyond what is there. */
function partsOf(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const isLarge = short === 1 && at + 16 <= bytes.length;
    const size = isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (size < 8) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    parts.push({ type, content: bytes.subarray(at + (isLarge ? 16 : 8), at + size) });
    at += size;
  }
  return parts;
}
