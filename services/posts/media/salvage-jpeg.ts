import sharp from 'sharp';

/** The file ends before its last pixels. */
export class CutJpeg extends Error {
  constructor(cause: unknown) {
    super('the JPEG is cut off', { cause });
    this.name = 'CutJpeg';
  }
}

const SOI = 0xd8;
const EOI = Buffer.of(0xff, 0xd9);
const SOS = 0xda;
/** Baseline and extended sequential frames: a scan holds all 64 coefficients. */
const SEQUENTIAL_FRAMES = new Set([0xc0, 0xc1]);
/** Markers without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** The value that libjpeg draws where the data ends early. */
const FILL = 128;
const BLOCK = 8;

/**
 * Returns a JPEG that decodes, from one that a strict decoder rejects though viewers show it: cameras write stray bytes
 * between segments and zeros as scan parameters, and some tools leave the end marker out.
 * @throws CutJpeg when pixels are missing
 */
export async function salvageJpeg(file: Buffer, limitInputPixels: number): Promise<Buffer> {
  const repaired = repairSegments(file);
  const strictFault = await decode(repaired, limitInputPixels, 'warning');
  if (!strictFault) return repaired;
  if (await decode(repaired, limitInputPixels, 'truncated')) {
    const complete = Buffer.concat([repaired, EOI]);
    const fault = await decode(complete, limitInputPixels, 'warning');
    if (fault) throw new CutJpeg(fault);
    return complete;
  }
  const isShort = /premature end/i.test(strictFault.message);
  if (isShort && (await endsInFill(repaired, limitInputPixels))) throw new CutJpeg(strictFault);
  return repaired;
}

async function decode(
  file: Buffer,
  limitInputPixels: number,
  failOn: 'truncated' | 'warning',
): Promise<Error | null> {
  // Every row is decoded; keeping one column of them needs next to no memory.
  const column = sharp(file, { limitInputPixels, failOn }).resize({
    width: 1,
    fit: 'fill',
    kernel: 'nearest',
  });
  return column
    .raw()
    .toBuffer()
    .then(
      () => null,
      (error: Error) => error,
    );
}

/** Whether the last block has no data of its own. */
async function endsInFill(file: Buffer, limitInputPixels: number): Promise<boolean> {
  const image = sharp(file, { limitInputPixels, failOn: 'none' });
  const { width, height } = await image.metadata();
  const [left, top] = [Math.max(0, width - BLOCK), Math.max(0, height - BLOCK)];
  const pixels = await image
    .extract({ left, top, width: width - left, height: height - top })
    .raw()
    .toBuffer();
  return pixels.every((value) => value === FILL);
}

/** Copies the segments up to the first scan, without what lies between them; the rest stays as it is. */
function repairSegments(file: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.of(0xff, SOI)];
  let frame = 0;
  for (let at = 2; ; ) {
    const start = nextMarker(file, at);
    const marker = file[start + 1];
    if (marker === undefined || start + 4 > file.length) return file;
    const end = isBare(marker) ? start + 2 : start + 2 + file.readUInt16BE(start + 2);
    if (end > file.length) return file;
    if (marker === SOS) {
      parts.push(withScanParameters(file.subarray(start, end), frame), file.subarray(end));
      return Buffer.concat(parts);
    }
    if (!isBare(marker)) parts.push(file.subarray(start, end));
    if (isFrame(marker)) frame = marker;
    at = end;
  }
}

/** Finds the next marker. Several 0xff may precede its name, and 0xff 0x00 isn't a marker. */
function nextMarker(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0) {
    const next = file[at + 1];
    if (next !== 0xff && next !== 0) return at;
    at = file.indexOf(0xff, at + 1);
  }
  return file.length;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** A sequential scan takes the coefficients 0 to 63; decoders know that whatever the header says. */
function withScanParameters(segment: Buffer, frame: number): Buffer {
  if (!SEQUENTIAL_FRAMES.has(frame)) return segment;
  return Buffer.concat([segment.subarray(0, -3), Buffer.of(0, 63, 0)]);
}
