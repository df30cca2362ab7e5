/** The decoder's configuration in an `esds` box (ISO/IEC 14496-1, 7.2.6). */
export interface Esds {
  readonly objectType: number;
  /** Data for the codec. Empty if there is none. */
  readonly specific: Uint8Array;
}

const ES = 3;
const DECODER = 4;
const SPECIFIC = 5;

/** `content` begins after the box's header. Null where it can't be read. */
export function readEsds(content: Uint8Array): Esds | null {
  const es = readDescriptor(content.subarray(4));
  if (es?.tag !== ES) return null;
  const flags = es.content[2] ?? 0;
  let at = 3;
  if (flags & 0x80) at += 2;
  if (flags & 0x40) at += 1 + (es.content[at] ?? 0);
  if (flags & 0x20) at += 2;
  const decoder = readDescriptor(es.content.subarray(at));
  if (decoder?.tag !== DECODER) return null;
  const specific = readDescriptor(decoder.content.subarray(13));
  return {
    objectType: decoder.content[0] ?? 0,
    specific: specific?.tag === SPECIFIC ? specific.content : new Uint8Array(),
  };
}

export const objectType = (esds: Esds | null): number | null => esds?.objectType ?? null;

/** Its length is in up to four bytes of seven bits. */
function readDescriptor(bytes: Uint8Array): { tag: number; content: Uint8Array } | null {
  const [tag] = bytes;
  if (tag === undefined) return null;
  let length = 0;
  for (let at = 1; at <= 4; at += 1) {
    const byte = bytes[at] ?? 0;
    length = length * 128 + (byte & 0x7f);
    if (byte < 0x80) return { tag, content: bytes.subarray(at + 1, at + 1 + length) };
  }
  return null;
}
