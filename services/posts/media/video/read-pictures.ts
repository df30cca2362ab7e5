import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { CHROMA, type Pictures, readAvc } from './read-avc.ts';
import { type Box, readWithin } from './read-boxes.ts';
import { objectType, readEsds } from './read-esds.ts';
import { readParts } from './read-parts.ts';

/** Codecs by the sample entry's type; `mp4v` holds several. */
const CODECS: Readonly<Record<string, string>> = {
  avc1: 'h264',
  avc2: 'h264',
  avc3: 'h264',
  avc4: 'h264',
  dva1: 'h264',
  dvav: 'h264',
  hvc1: 'hevc',
  hev1: 'hevc',
  hvc2: 'hevc',
  hev2: 'hevc',
  dvh1: 'hevc',
  dvhe: 'hevc',
  vvc1: 'vvc',
  vvi1: 'vvc',
  av01: 'av1',
  vp08: 'vp8',
  vp09: 'vp9',
  s263: 'h263',
  h263: 'h263',
  jpeg: 'mjpeg',
  mjpa: 'mjpeg',
  mjpb: 'mjpeg',
  apch: 'prores',
  apcn: 'prores',
  apcs: 'prores',
  apco: 'prores',
  ap4h: 'prores',
  ap4x: 'prores',
  aprn: 'prores',
  aprh: 'prores',
};
const MPEG2_TYPES = [0x60, 0x61, 0x62, 0x63, 0x64, 0x65];
const FIELDS = 78;
const MAX_CONFIG = 4096;

/** How the pictures of a sample entry are coded. */
export async function readPictures(
  reader: BoundedReader,
  entry: Box,
): Promise<Pick<VideoFacts, 'codec'> & Pictures> {
  const parts = await readParts(reader, { start: entry.body + FIELDS, end: entry.end });
  const contentOf = async (type: string): Promise<Buffer | null> => {
    const box = parts.find((part) => part.type === type);
    if (!box) return null;
    return readWithin(reader, box.body, Math.min(box.end - box.body, MAX_CONFIG), box.end);
  };
  const codec = CODECS[entry.type] ?? entry.type.trim();
  const unknown = { codec, chroma: null, depth: null, scan: null };
  if (entry.type === 'mp4v') return { ...unknown, codec: mpeg4Codec(await contentOf('esds')) };
  const avc = await contentOf('avcC');
  if (avc) return { codec, ...readAvc(avc) };
  const hevc = await contentOf('hvcC');
  if (hevc && hevc.length >= 18) return { codec, ...readHevc(hevc) };
  const av1 = await contentOf('av1C');
  if (av1 && av1.length >= 3) return { codec, ...readAv1(av1) };
  return entry.type.startsWith('apc') ? { ...unknown, chroma: '4:2:2' } : unknown;
}

function mpeg4Codec(esds: Buffer | null): string {
  const type = esds && objectType(readEsds(esds));
  if (type === 0x6a) return 'mpeg1';
  if (type === 0x6c) return 'mjpeg';
  return type && MPEG2_TYPES.includes(type) ? 'mpeg2' : 'mpeg4';
}

/** ISO/IEC 14496-15, 8.3.3.1. */
function readHevc(content: Buffer): Pictures {
  const [progressive, interlaced] = [(content[6] ?? 0) & 0x80, (content[6] ?? 0) & 0x40];
  const scan = progressive ? 'progressive' : 'interlaced';
  return {
    chroma: CHROMA[(content[16] ?? 0) & 3] ?? null,
    depth: 8 + ((content[17] ?? 0) & 7),
    scan: !progressive === !interlaced ? null : scan,
  };
}

function readAv1(content: Buffer): Pictures {
  const flags = content[2] ?? 0;
  const [high, twelve, mono, halfWide, halfHigh] = [0x40, 0x20, 0x10, 8, 4].map((bit) => (flags & bit) !== 0);
  const halved = halfHigh ? '4:2:0' : halfWide ? '4:2:2' : '4:4:4';
  return { chroma: mono ? '4:0:0' : halved, depth: high ? (twelve ? 12 : 10) : 8, scan: null };
}
