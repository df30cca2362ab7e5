/** A whole box: its size, its type, its content. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** Numbers of 32 bits, as most fields of a box are. */
export const u32 = (...values: readonly number[]): Buffer => {
  const table = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) table.writeUInt32BE(value, n * 4);
  return table;
};

export interface VideoParts {
  /** Of the whole file; it has at least one byte of pictures. */
  readonly bytes?: number;
  /** The value that fills the pictures. */
  readonly mark?: string;
  readonly brand?: 'mp42' | 'qt  ';
  readonly inMoov?: readonly Buffer[];
  readonly inTrak?: readonly Buffer[];
  readonly atTop?: readonly Buffer[];
  /** A camera's sensor data, or other data of a separate track. */
  readonly sensors?: { readonly entry: string; readonly content: Buffer; readonly handler?: 'meta' | 'soun' };
  readonly seconds?: number;
  /** A second. */
  readonly fps?: number;
  /** How the pictures are coded: a sample entry. */
  readonly pictures?: Buffer;
  /** The same of sound, which is a track of its own then. */
  readonly sound?: Buffer;
  /** Rows of the edit lists: what it lasts in ms, and where it begins in ms or in samples of sound. */
  readonly edits?: readonly EditRow[];
  readonly soundEdits?: readonly EditRow[];
  /** In ms, of the first frame. */
  readonly offset?: number;
  /** The index comes behind the content. */
  readonly isIndexLast?: boolean;
}

type EditRow = readonly [duration: number, mediaTime: number];

export const SOUND_RATE = 44_100;
const SOUND_SAMPLE = 1024;

/** The smallest file that is an MP4 (or MOV) video in all its parts; its pictures are no real ones. */
export function sampleVideo(parts: VideoParts = {}): Buffer<ArrayBuffer> {
  const { brand = 'mp42', mark = 'v', atTop = [], sensors, isIndexLast = false } = parts;
  const ftyp = box('ftyp', Buffer.from(brand), u32(0), Buffer.from(`${brand}isom`));
  const sensed = sensors?.content ?? Buffer.alloc(0);
  const soundBytes = Buffer.alloc(parts.sound ? soundCount(parts) : 0, 's');
  const head = Buffer.concat([ftyp, ...atTop]);
  const index = moov(parts, 0, 0);
  const offset = head.length + (isIndexLast ? 0 : index.length) + 8;
  const rest = head.length + index.length + 8 + sensed.length + soundBytes.length;
  const pictures = Math.max(frameCount(parts), (parts.bytes ?? 0) - rest);
  const mdat = box('mdat', Buffer.alloc(pictures, mark), soundBytes, sensed);
  const movie = moov(parts, pictures, offset);
  return Buffer.concat([head, ...(isIndexLast ? [mdat, movie] : [movie, mdat])]);
}

const lengthOf = ({ seconds = 5 }: VideoParts): number => Math.round(seconds * 1000);
const frameCount = (parts: VideoParts): number => Math.round((lengthOf(parts) / 1000) * (parts.fps ?? 30));
const soundCount = (parts: VideoParts): number =>
  Math.ceil(((lengthOf(parts) / 1000) * SOUND_RATE) / SOUND_SAMPLE);

function moov(parts: VideoParts, pictures: number, offset: number): Buffer {
  const { inMoov = [], inTrak = [], sensors, sound } = parts;
  const [length, frames] = [lengthOf(parts), frameCount(parts)];
  const mvhd = box('mvhd', u32(0, 0, 0, 1000, length, 0x10000), Buffer.alloc(72), u32(3));
  const shift = parts.offset ? [box('ctts', u32(0, 1, frames, parts.offset))] : [];
  const soundSamples = sound ? soundCount(parts) : 0;
  const tracks = [
    track({
      handler: 'vide',
      header: box('vmhd', u32(1, 0, 0)),
      entry: parts.pictures ?? avc1(),
      length,
      scale: 1000,
      step: length / frames,
      samples: frames,
      at: offset,
      tables: shift,
      size: Math.floor(pictures / frames),
      more: [...editList(parts.edits), ...inTrak],
    }),
    ...(sound
      ? [
          track({
            handler: 'soun',
            header: box('smhd', u32(0, 0)),
            entry: sound,
            length,
            scale: SOUND_RATE,
            step: SOUND_SAMPLE,
            samples: soundSamples,
            at: offset + pictures,
            size: 1,
            more: editList(parts.soundEdits),
          }),
        ]
      : []),
    ...(sensors
      ? [
          track({
            handler: sensors.handler ?? 'meta',
            header: box('nmhd', u32(0)),
            entry:
              sensors.handler === 'soun' ? soundEntry(sensors.entry) : box(sensors.entry, Buffer.alloc(8)),
            scale: 1000,
            step: length,
            samples: 1,
            at: offset + pictures + soundSamples,
            length,
            size: sensors.content.length,
          }),
        ]
      : []),
  ];
  return box('moov', mvhd, ...tracks, ...inMoov);
}

const editList = (rows: readonly EditRow[] | undefined): Buffer[] => {
  if (!rows) return [];
  const list = rows.flatMap(([duration, mediaTime]) => [duration, mediaTime >>> 0, 0x10000]);
  return [box('edts', box('elst', u32(0, rows.length, ...list)))];
};

interface TrackParts {
  readonly handler: string;
  readonly header: Buffer;
  readonly entry: Buffer;
  /** In ms. */
  readonly length: number;
  readonly scale: number;
  /** A sample's duration, in units of the scale. */
  readonly step: number;
  readonly samples: number;
  /** Of each sample, bytes. */
  readonly size: number;
  /** Where its samples begin. */
  readonly at: number;
  readonly tables?: readonly Buffer[];
  readonly more?: readonly Buffer[];
}

function track({
  handler,
  header,
  entry,
  length,
  scale,
  step,
  samples,
  size,
  at,
  ...rest
}: TrackParts): Buffer {
  const { tables = [], more = [] } = rest;
  const tkhd = box('tkhd', u32(3, 0, 0, 1, 0, length), Buffer.alloc(52), u32(320 << 16, 240 << 16));
  const units = Math.round(step * samples);
  const mdhd = box('mdhd', u32(0, 0, 0, scale, units, 0x55c4_0000));
  const hdlr = box('hdlr', u32(0, 0), Buffer.from(handler), Buffer.alloc(13));
  const dinf = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
  const stbl = box(
    'stbl',
    box('stsd', u32(0, 1), entry),
    // The last one absorbs the others' rounding.
    box('stts', u32(0, 2, samples - 1, Math.floor(step), 1, units - (samples - 1) * Math.floor(step))),
    ...tables,
    box('stsc', u32(0, 1, 1, samples, 1)),
    box('stsz', u32(0, size, samples)),
    box('stco', u32(0, 1, at)),
  );
  return box('trak', tkhd, box('mdia', mdhd, hdlr, box('minf', header, dinf, stbl)), ...more);
}

/** H.264 in 4:2:0, progressive, unless its configuration says otherwise. */
export function avc1(
  config = '0164000dffe100176764000dacb20283f60220000003002000000781e2854901000468ebc3cb',
): Buffer {
  return pictureEntry('avc1', box('avcC', Buffer.from(config, 'hex')));
}

export function pictureEntry(type: string, ...parts: readonly Buffer[]): Buffer {
  const fields = Buffer.alloc(78);
  fields.writeUInt16BE(1, 6);
  fields.writeUInt16BE(320, 24);
  fields.writeUInt16BE(240, 26);
  fields.writeUInt16BE(24, 74);
  return box(type, fields, ...parts);
}

/** AAC in stereo at 44.1 kHz, unless its object type or configuration says otherwise. */
export function mp4a({ type = 0x40, config = '1210' } = {}): Buffer {
  const specific = Buffer.from(config, 'hex');
  const decoder = Buffer.concat([
    Buffer.of(type, 0x15),
    Buffer.alloc(11),
    Buffer.of(5, specific.length),
    specific,
  ]);
  const es = Buffer.concat([Buffer.of(0, 1, 0, 4, decoder.length), decoder, Buffer.of(6, 1, 2)]);
  return soundEntry('mp4a', box('esds', u32(0), Buffer.of(3, es.length), es));
}

export function soundEntry(type: string, ...parts: readonly Buffer[]): Buffer {
  const fields = Buffer.alloc(28);
  fields.writeUInt16BE(1, 6);
  fields.writeUInt16BE(2, 16);
  fields.writeUInt16BE(16, 18);
  fields.writeUInt16BE(SOUND_RATE, 24);
  return box(type, fields, ...parts);
}
