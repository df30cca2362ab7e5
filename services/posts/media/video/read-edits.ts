import type { BoundedReader } from './bounded-reader.ts';
import { type Box, readWithin } from './read-boxes.ts';

export interface Edit {
  /** In units of the movie; 0 in a fragmented file means to its end. */
  readonly duration: number;
  /** Where it begins in the track, in the track's units; -1: nothing plays for that long. */
  readonly mediaTime: number;
  readonly isNormalSpeed: boolean;
}

const MAX_EDITS = 10_000;

/** The edit list of a track; empty where it has none. @throws NotAVideo */
export async function readEdits(reader: BoundedReader, trak: Box): Promise<Edit[]> {
  const elst = trak.children
    .find(({ type }) => type === 'edts')
    ?.children.find(({ type }) => type === 'elst');
  if (!elst) return [];
  const { body, end } = elst;
  const head = await readWithin(reader, body, 8, end);
  const isLarge = head[0] === 1;
  const width = isLarge ? 20 : 12;
  const count = Math.min(head.readUInt32BE(4), MAX_EDITS);
  const rows = await readWithin(reader, body + 8, count * width, end);
  return Array.from({ length: count }, (_, n) => {
    const at = n * width;
    return {
      duration: isLarge ? Number(rows.readBigUInt64BE(at)) : rows.readUInt32BE(at),
      mediaTime: isLarge ? Number(rows.readBigInt64BE(at + 8)) : rows.readInt32BE(at + 4),
      isNormalSpeed: rows.readUInt32BE(at + width - 4) === 0x10000,
    };
  });
}
