import type { BoundedReader } from './bounded-reader.ts';
import { NotAVideo } from './not-a-video.ts';
import { type Box, type Range, readWithin } from './read-boxes.ts';

const MOST_CHUNKS = 1_000_000;

/** Where a track's samples lie in the file, a range for each chunk of them. @throws NotAVideo */
export async function readSamples(reader: BoundedReader, stbl: Box): Promise<readonly Range[]> {
  const offsets = await readOffsets(reader, stbl);
  const runs = await readTable(reader, one(stbl, 'stsc'), 4, 12);
  const next = await readSizes(reader, one(stbl, 'stsz'));
  const firstOf = (run: number) =>
    run * 12 < runs.length ? runs.readUInt32BE(run * 12) - 1 : offsets.length;
  if (offsets.length > 0 && firstOf(0) !== 0) throw damaged();
  const ranges: Range[] = [];
  let run = 0;
  for (const [chunk, start] of offsets.entries()) {
    if (chunk === firstOf(run + 1)) run += 1;
    const length = next(runs.readUInt32BE(run * 12 + 4));
    if (length > 0) ranges.push({ start, end: start + length });
  }
  return ranges;
}

async function readOffsets(reader: BoundedReader, stbl: Box): Promise<readonly number[]> {
  const large = stbl.children.find(({ type }) => type === 'co64');
  const width = large ? 8 : 4;
  const table = await readTable(reader, large ?? one(stbl, 'stco'), 4, width);
  const count = table.length / width;
  if (count > MOST_CHUNKS) throw new NotAVideo('it is in too many pieces');
  return Array.from({ length: count }, (_, n) =>
    large ? Number(table.readBigUInt64BE(n * 8)) : table.readUInt32BE(n * 4),
  );
}

/** Gives how many bytes the next so many samples have; after the last sample, none. */
async function readSizes(reader: BoundedReader, stsz: Box): Promise<(samples: number) => number> {
  const head = await readWithin(reader, stsz.body, 12, stsz.end);
  const [alike, count] = [head.readUInt32BE(4), head.readUInt32BE(8)];
  const table = alike > 0 ? null : await readTable(reader, stsz, 8, 4);
  let taken = 0;
  return (samples) => {
    const until = Math.min(taken + samples, count);
    let bytes = alike * (until - taken);
    if (table) for (let n = taken; n < until; n += 1) bytes += table.readUInt32BE(n * 4);
    taken = until;
    return bytes;
  };
}

/** The rows of a table, whose count is at `countAt` in the box. */
async function readTable(reader: BoundedReader, { body, end }: Box, countAt: number, width: number) {
  const count = (await readWithin(reader, body, countAt + 4, end)).readUInt32BE(countAt);
  return readWithin(reader, body + countAt + 4, count * width, end);
}

function one({ children }: Box, type: string): Box {
  const found = children.find((child) => child.type === type);
  if (!found) throw damaged();
  return found;
}

const damaged = () => new NotAVideo('its table of contents is damaged');
