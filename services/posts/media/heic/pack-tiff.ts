export interface Rgb {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel, row by row. */
  readonly pixels: Uint8Array;
  /** The color profile that the pixels are in; null for sRGB. */
  readonly icc: Uint8Array | null;
}

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const ENTRY = 12;

/** Pixels as an uncompressed TIFF, the plainest file that carries a color profile. */
export function packTiff({ width, height, pixels, icc }: Rgb): Buffer {
  const count = icc ? 11 : 10;
  const bits = 8 + 2 + count * ENTRY + 4;
  const profile = bits + 6;
  const start = profile + (icc?.length ?? 0) + ((icc?.length ?? 0) % 2);
  const fields: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    // Bits a sample; no compression; RGB.
    [258, SHORT, 3, bits],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    // All of it in one strip.
    [273, LONG, 1, start],
    [277, SHORT, 1, 3],
    [278, LONG, 1, height],
    [279, LONG, 1, pixels.length],
    [284, SHORT, 1, 1],
    ...(icc ? ([[34675, UNDEFINED, icc.length, profile]] as const) : []),
  ];
  const head = Buffer.alloc(start);
  head.write('II', 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(count, 8);
  fields.forEach(([tag, type, values, value], at) => {
    const place = 10 + at * ENTRY;
    head.writeUInt16LE(tag, place);
    head.writeUInt16LE(type, place + 2);
    head.writeUInt32LE(values, place + 4);
    head.writeUInt32LE(value, place + 8);
  });
  for (const sample of [0, 2, 4]) head.writeUInt16LE(8, bits + sample);
  if (icc) head.set(icc, profile);
  return Buffer.concat([head, pixels]);
}
