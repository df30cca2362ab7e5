import type { BoundedReader } from './bounded-reader.ts';
import { type Box, readWithin } from './read-boxes.ts';

/** The rows of a table, whose count is at `countAt` in the box. @throws NotAVideo */
export async function readTable(
  reader: BoundedReader,
  { body, end }: Box,
  countAt: number,
  width: number,
): Promise<DataView> {
  const count = (await readWithin(reader, body, countAt + 4, end)).readUInt32BE(countAt);
  const rows = await readWithin(reader, body + countAt + 4, count * width, end);
  return new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
}
