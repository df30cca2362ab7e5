import type { BoundedReader } from './bounded-reader.ts';
import type { Box, Range } from './read-boxes.ts';

const HEADER = 8;
const MAX_PARTS = 64;

/** The boxes in a sample entry, up to the first invalid one: QuickTime ends some entries with zeros. */
export async function readParts(reader: BoundedReader, { start, end }: Range): Promise<Box[]> {
  const parts: Box[] = [];
  for (let at = start; at + HEADER <= end && parts.length < MAX_PARTS; ) {
    const head = await reader.read(at, HEADER);
    const size = head.readUInt32BE(0);
    if (size < HEADER || at + size > end) break;
    parts.push({
      type: head.toString('latin1', 4, HEADER),
      start: at,
      body: at + HEADER,
      end: at + size,
      children: [],
    });
    at += size;
  }
  return parts;
}
