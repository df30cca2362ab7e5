import type { VideoFacts } from '@carillon/contracts/domain/video-facts.ts';
import { createBitReader } from './bit-reader.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { type Box, readWithin } from './read-boxes.ts';
import { type Esds, readEsds } from './read-esds.ts';
import { readParts } from './read-parts.ts';

type Sound = NonNullable<VideoFacts['audio']>;

const FIELDS = 28;
/** QuickTime's sound descriptions of version 1 and 2 have more fields. */
const MORE_FIELDS = [0, 16, 36];
const PCM = new Set([
  ...['lpcm', 'sowt', 'twos', 'in24', 'in32', 'fl32', 'fl64', 'raw ', 'NONE', 'ipcm', 'fpcm'],
  ...['ulaw', 'alaw'],
]);
const CODECS: Readonly<Record<string, string>> = {
  Opus: 'opus',
  'ac-3': 'ac3',
  'ec-3': 'eac3',
  alac: 'alac',
  fLaC: 'flac',
  '.mp3': 'mp3',
};
const AAC_TYPES = new Set([0x40, 0x66, 0x67, 0x68]);
const MP3_TYPES = new Set([0x69, 0x6b]);
const RATES = [
  ...[96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350],
];

/** Reads how a sample entry's sound is encoded. `isQuickTime`: its version determines the number of fields. */
export async function readSound(reader: BoundedReader, entry: Box, isQuickTime: boolean): Promise<Sound> {
  const head = await readWithin(reader, entry.body, FIELDS, entry.end);
  const version = isQuickTime ? head.readUInt16BE(8) : 0;
  const start = entry.body + FIELDS + (MORE_FIELDS[version] ?? 0);
  const sampleFormat = { rate: head.readUInt16BE(24), channels: head.readUInt16BE(16) };
  if (entry.type !== 'mp4a') {
    const codec = PCM.has(entry.type) ? 'pcm' : (CODECS[entry.type] ?? entry.type.trim());
    return { codec, ...(version === 2 ? await readLongFields(reader, entry) : sampleFormat) };
  }
  const esds = await findEsds(reader, { ...entry, body: start });
  const codec = mpeg4Codec(esds);
  return { codec, ...sampleFormat, ...(codec === 'aac' && esds && readAac(esds, sampleFormat.channels)) };
}

async function readLongFields(reader: BoundedReader, { body, end }: Box): Promise<Omit<Sound, 'codec'>> {
  const more = await readWithin(reader, body + FIELDS, 16, end);
  return { rate: Math.round(more.readDoubleBE(4)), channels: more.readUInt32BE(12) };
}

/** QuickTime puts it into `wave`. */
async function findEsds(reader: BoundedReader, { body, end }: Box): Promise<Esds | null> {
  const parts = await readParts(reader, { start: body, end });
  const wave = parts.find(({ type }) => type === 'wave');
  const inner = wave ? await readParts(reader, { start: wave.body, end: wave.end }) : [];
  const box = [...parts, ...inner].find(({ type }) => type === 'esds');
  return box ? readEsds(await readWithin(reader, box.body, box.end - box.body, box.end)) : null;
}

/** MPEG-4 audio is AAC unless its description says otherwise. */
function mpeg4Codec(esds: Esds | null): string {
  if (!esds || AAC_TYPES.has(esds.objectType)) return 'aac';
  return MP3_TYPES.has(esds.objectType) ? 'mp3' : `mp4a.${esds.objectType.toString(16)}`;
}

/** The configuration of AAC (ISO/IEC 14496-3, 1.6.2.1), which is right where the sample entry can't be. */
function readAac({ specific }: Esds, channelCount: number): Partial<Sound> {
  if (specific.length < 2) return {};
  const from = createBitReader(specific);
  const readType = () => {
    const type = from.bits(5);
    return type === 31 ? 32 + from.bits(6) : type;
  };
  const readRate = () => {
    const index = from.bits(4);
    return index === 15 ? from.bits(24) : (RATES[index] ?? null);
  };
  const type = readType();
  const core = readRate();
  const layout = from.bits(4);
  // SBR doubles the rate; parametric stereo turns one channel into two.
  const rate = type === 5 || type === 29 ? readRate() : core;
  const channels = layout === 0 ? channelCount : layout === 7 ? 8 : layout;
  return { rate, channels: type === 29 && channels === 1 ? 2 : channels };
}
