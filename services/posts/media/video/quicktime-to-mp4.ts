import { type BoxNode, descend, printBox } from './box-tree.ts';

/** The brand of a plain MP4, its version, and what else it is compatible with. */
export const MP4_BRANDS = Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1');

const PICTURE_FIELDS = 78;
const SOUND_FIELDS = 28;
const V1_FIELDS = 16;
const PICTURE_ENTRIES = new Set(['avc1', 'hvc1', 'hev1']);
/** Parts that an MP4's picture entry may have; QuickTime's own (`fiel`, `gama`) say nothing that a player needs. */
const PICTURE_PARTS = new Set([
  'avcC',
  'hvcC',
  'pasp',
  'clap',
  'mdcv',
  'clli',
  'dvcC',
  'dvvC',
  'lhvC',
  'btrt',
]);
const QUICKTIME_ONLY = new Set(['tapt', 'clip', 'matt', 'load']);
/** Languages of the Macintosh are numbers below this; ISO codes are packed letters. */
const FIRST_ISO_LANGUAGE = 0x400;
const UNDETERMINED = 0x55c4;
/** The sound description's way to say that packets differ in size. */
const PACKETS = 0xfffe;

/** Whether a QuickTime index has H.264 or HEVC pictures and AAC sound alone, in forms that an MP4 has too. */
export const canBecomeMp4 = (moov: BoxNode): boolean =>
  tracksOf(moov).every((trak) =>
    entriesOf(trak).every(({ type, content }) => isPicture(type) || isAac(type, content)),
  );

/** Makes an MP4's index of a QuickTime one (Apple’s QuickTime File Format; ISO/IEC 14496-12 and 14496-14). */
export function toMp4(moov: BoxNode): void {
  const mvhd = descend(moov, 'mvhd');
  // Times of a preview, a poster and a selection.
  if (mvhd) mvhd.content = withZeros(mvhd.content, mvhd.content[0] === 1 ? 84 : 72, 24);
  for (const trak of tracksOf(moov)) {
    trak.children = (trak.children ?? []).filter(({ type }) => !QUICKTIME_ONLY.has(type));
    const mdia = descend(trak, 'mdia');
    const minf = descend(mdia, 'minf');
    const [hdlr, mdhd, dinf] = [descend(mdia, 'hdlr'), descend(mdia, 'mdhd'), descend(minf, 'dinf')];
    const stsd = descend(minf, 'stbl', 'stsd');
    if (hdlr) hdlr.content = handlerOf(hdlr.content);
    if (mdhd) mdhd.content = withIsoLanguage(mdhd.content);
    if (minf) minf.children = (minf.children ?? []).filter(({ type }) => type !== 'hdlr');
    if (dinf) dinf.children = [{ type: 'dref', content: SAME_FILE, children: null }];
    if (stsd) stsd.content = descriptionsOf(trak);
  }
}

const SAME_FILE = Buffer.concat([
  Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]),
  ...printBox('url ', Buffer.from([0, 0, 0, 1])),
]);

const tracksOf = (moov: BoxNode): BoxNode[] => (moov.children ?? []).filter(({ type }) => type === 'trak');

interface Part {
  readonly type: string;
  readonly content: Buffer;
}

/** Sample entries, or the boxes in one, up to the first invalid one. */
function partsOf(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) break;
    parts.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + 8, at + size),
    });
    at += size;
  }
  return parts;
}

const entriesOf = (trak: BoxNode): Part[] =>
  partsOf((descend(trak, 'mdia', 'minf', 'stbl', 'stsd')?.content ?? Buffer.alloc(8)).subarray(8));

const isPicture = (type: string): boolean => PICTURE_ENTRIES.has(type);

function isAac(type: string, content: Buffer): boolean {
  if (type !== 'mp4a' || content.length < SOUND_FIELDS) return false;
  const version = content.readUInt16BE(8);
  const isPacked = version === 0 || (version === 1 && content.readUInt16BE(20) === PACKETS);
  return isPacked && esdsOf(content) !== undefined;
}

function esdsOf(content: Buffer): Part | undefined {
  const isLong = content.readUInt16BE(8) === 1;
  const parts = partsOf(content.subarray(SOUND_FIELDS + (isLong ? V1_FIELDS : 0)));
  const inner = parts.filter(({ type }) => type === 'wave').flatMap((wave) => partsOf(wave.content));
  return [...parts, ...inner].find(({ type }) => type === 'esds');
}

function descriptionsOf(trak: BoxNode): Buffer {
  const entries = entriesOf(trak);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(entries.length, 4);
  const printed = entries.flatMap(({ type, content }) =>
    printBox(type, isPicture(type) ? pictureEntry(content) : soundEntry(content)),
  );
  return Buffer.concat([head, ...printed]);
}

function pictureEntry(content: Buffer): Buffer {
  // Version, vendor and qualities.
  const fields = withZeros(content.subarray(0, PICTURE_FIELDS), 8, 16);
  const parts = partsOf(content.subarray(PICTURE_FIELDS)).flatMap(({ type, content: inner }) => {
    if (type === 'colr') return printBox(type, colorOf(inner));
    return PICTURE_PARTS.has(type) ? printBox(type, inner) : [];
  });
  return Buffer.concat([fields, ...parts]);
}

/** QuickTime's color tags are MP4's, but for the last byte: whether all values are used. */
const colorOf = (content: Buffer): Buffer =>
  content.toString('latin1', 0, 4) === 'nclc'
    ? Buffer.concat([Buffer.from('nclx'), content.subarray(4, 10), Buffer.of(0)])
    : content;

function soundEntry(content: Buffer): Buffer {
  const fields = Buffer.alloc(SOUND_FIELDS);
  content.copy(fields, 0, 0, 8);
  content.copy(fields, 16, 16, 18);
  fields.writeUInt16BE(16, 18);
  content.copy(fields, 24, 24, 28);
  const esds = esdsOf(content);
  return Buffer.concat([fields, ...(esds ? printBox('esds', esds.content) : [])]);
}

function handlerOf(content: Buffer): Buffer {
  const kind = content.subarray(8, 12);
  const name = kind.toString('latin1') === 'vide' ? 'VideoHandler\0' : 'SoundHandler\0';
  return Buffer.concat([Buffer.alloc(8), kind, Buffer.alloc(12), Buffer.from(name)]);
}

function withIsoLanguage(content: Buffer): Buffer {
  const at = content[0] === 1 ? 32 : 20;
  if (content.length < at + 2 || content.readUInt16BE(at) >= FIRST_ISO_LANGUAGE) return content;
  const changed = Buffer.from(content);
  changed.writeUInt16BE(UNDETERMINED, at);
  return changed;
}

function withZeros(content: Buffer, from: number, length: number): Buffer {
  return Buffer.from(content).fill(0, from, Math.min(from + length, content.length));
}
