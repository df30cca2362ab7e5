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
  const made = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) made.writeUInt32BE(value, n * 4);
  return made;
};

export interface VideoParts {
  /** Of the whole file; it has at least one byte of pictures. */
  readonly bytes?: number;
  /** What the pictures are filled with. */
  readonly mark?: string;
  readonly brand?: 'mp42' | 'qt  ';
  readonly inMoov?: readonly Buffer[];
  readonly inTrak?: readonly Buffer[];
  readonly atTop?: readonly Buffer[];
  /** What a camera's sensors told, as a track of its own. */
  readonly sensors?: { readonly entry: string; readonly content: Buffer };
}

/** The smallest file that is an MP4 (or MOV) video in all its parts; its pictures are no real ones. */
export function sampleVideo(parts: VideoParts = {}): Buffer<ArrayBuffer> {
  const { brand = 'mp42', mark = 'v', atTop = [], sensors } = parts;
  const ftyp = box('ftyp', Buffer.from(brand), u32(0), Buffer.from(`${brand}isom`));
  const sensed = sensors?.content ?? Buffer.alloc(0);
  const before = (pictures: number, offset: number) =>
    Buffer.concat([ftyp, ...atTop, moov(parts, pictures, offset)]);
  const offset = before(0, 0).length + 8;
  const pictures = Math.max(1, (parts.bytes ?? 0) - offset - sensed.length);
  const mdat = box('mdat', Buffer.alloc(pictures, mark), sensed);
  return Buffer.concat([before(pictures, offset), mdat]);
}

function moov(parts: VideoParts, pictures: number, offset: number): Buffer {
  const { inMoov = [], inTrak = [], sensors } = parts;
  const mvhd = box('mvhd', u32(0, 0, 0, 1000, 2000, 0x10000), Buffer.alloc(72), u32(3));
  const picture = track('vide', box('vmhd', u32(1, 0, 0)), avc1(), [pictures, offset], inTrak);
  const other =
    sensors &&
    track('meta', box('nmhd', u32(0)), box(sensors.entry, Buffer.alloc(8)), [
      sensors.content.length,
      offset + pictures,
    ]);
  return box('moov', mvhd, picture, ...(other ? [other] : []), ...inMoov);
}

function track(
  handler: string,
  header: Buffer,
  entry: Buffer,
  [bytes, offset]: readonly [number, number],
  more: readonly Buffer[] = [],
): Buffer {
  const tkhd = box('tkhd', u32(3, 0, 0, 1, 0, 2000), Buffer.alloc(52), u32(320 << 16, 240 << 16));
  const mdhd = box('mdhd', u32(0, 0, 0, 1000, 2000, 0));
  const hdlr = box('hdlr', u32(0, 0), Buffer.from(handler), Buffer.alloc(13));
  const dinf = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
  const stbl = box(
    'stbl',
    box('stsd', u32(0, 1), entry),
    box('stts', u32(0, 1, 1, 2000)),
    box('stsc', u32(0, 1, 1, 1, 1)),
    box('stsz', u32(0, 0, 1, bytes)),
    box('stco', u32(0, 1, offset)),
  );
  return box('trak', tkhd, box('mdia', mdhd, hdlr, box('minf', header, dinf, stbl)), ...more);
}

function avc1(): Buffer {
  const fields = Buffer.alloc(78);
  fields.writeUInt16BE(1, 6);
  fields.writeUInt16BE(320, 24);
  fields.writeUInt16BE(240, 26);
  fields.writeUInt16BE(24, 74);
  return box('avc1', fields, box('avcC', Buffer.from([1, 0x42, 0, 0x1e, 0xff, 0xe0, 0])));
}
