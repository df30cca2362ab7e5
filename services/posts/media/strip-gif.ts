/** The bytes are no GIF to their end. */
export class NotAGif extends Error {
  constructor() {
    super('the GIF is damaged');
    this.name = 'NotAGif';
  }
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/**
 * Removes everything from a GIF that isn't needed to show it, and leaves its pictures unchanged: comments, XMP, other
 * programs' notes, and anything after its end are dropped.
 * @throws NotAGif
 */
export function stripGif(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = afterTable(bytes, 13, 10);
  parts.push(bytes.subarray(0, at));
  // Some writers leave the trailer out.
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const end = blockEnd(bytes, at);
    if (isShown(bytes, at, end)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, Buffer.of(TRAILER)]);
}

function isShown(bytes: Buffer, at: number, end: number): boolean {
  if (bytes[at] === IMAGE || bytes[at + 1] === GRAPHIC_CONTROL) return true;
  // The number of repetitions: a single number, so nothing can be hidden in it.
  const name = bytes.toString('latin1', at + 3, at + 14);
  return bytes[at + 1] === APPLICATION && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(name) && end - at === 19;
}

function blockEnd(bytes: Buffer, at: number): number {
  if (bytes[at] === EXTENSION) return afterSubBlocks(bytes, at + 2);
  if (bytes[at] !== IMAGE) throw new NotAGif();
  return afterSubBlocks(bytes, afterTable(bytes, at + 10, at + 9) + 1);
}

/** The end of a color table, if the flags announce one. */
function afterTable(bytes: Buffer, at: number, flagsAt: number): number {
  const flags = bytes[flagsAt] ?? 0;
  const end = flags & 0x80 ? at + 3 * 2 ** ((flags & 7) + 1) : at;
  if (end > bytes.length) throw new NotAGif();
  return end;
}

function afterSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) throw new NotAGif();
    at += length + 1;
    if (length === 0) return at;
  }
}
