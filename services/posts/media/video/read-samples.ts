import { setImmediate } from 'node:timers/promises';
import { sentence } from '@carillon/contracts/text.ts';
import type { BoundedReader } from './bounded-reader.ts';
import { NotAVideo } from './not-a-video.ts';
import { type Box, type Range, readWithin } from './read-boxes.ts';
import { readTable } from './read-table.ts';

const MAX_CHUNKS = 500_000;
/** After so many chunks others get their turn. */
const PAUSE_EACH = 20_000;

/** Tells where a track's samples lie in the file, a range for each chunk of them. @throws NotAVideo */
export async function readSamples(
  reader: BoundedReader,
  stbl: Box,
  onChunk: (range: Range) => void,
): Promise<void> {
  const { count, offsetOf } = await readOffsets(reader, stbl);
  if (count > MAX_CHUNKS) throw new NotAVideo(sentence`It has too many fragments.`);
  const runs = await readTable(reader, one(stbl, 'stsc'), 4, 12);
  const next = await readSizes(reader, one(stbl, 'stsz'));
  const firstOf = (run: number) => (run * 12 < runs.byteLength ? runs.getUint32(run * 12) - 1 : count);
  if (count > 0 && firstOf(0) !== 0) throw damaged();
  let run = 0;
  for (let chunk = 0; chunk < count; chunk += 1) {
    if (chunk % PAUSE_EACH === PAUSE_EACH - 1) await setImmediate();
    if (chunk === firstOf(run + 1)) run += 1;
    const length = next(runs.getUint32(run * 12 + 4));
    const start = offsetOf(chunk);
    if (length > 0) onChunk({ start, end: start + length });
  }
}

async function readOffsets(reader: BoundedReader, stbl: Box) {
  const large = stbl.children.find(({ type }) => type === 'co64');
  if (large) {
    const table = await readTable(reader, large, 4, 8);
    return { count: table.byteLength / 8, offsetOf: (n: number) => Number(table.getBigUint64(n * 8)) };
  }
  const table = await readTable(reader, one(stbl, 'stco'), 4, 4);
  return { count: table.byteLength / 4, offsetOf: (n: number) => table.getUint32(n * 4) };
}

/** Gives how many bytes the next so many samples have; after the last sample, none. */
async function readSizes(reader: BoundedReader, stsz: Box): Promise<(samples: number) => number> {
  const head = await readWithin(reader, stsz.body, 12, stsz.end);
  const [alike, count] = [head.readUInt32BE(4), head.readUInt32BE(8)];
  const table = alike > 0 ? null : await readTable(reader, stsz, 8, 4);
  let takenBytes = 0;
  return (samples) => {
    const until = Math.min(takenBytes + samples, count);
    let bytes = alike * (until - takenBytes);
    if (table) for (let n = takenBytes; n < until; n += 1) bytes += table.getUint32(n * 4);
    takenBytes = until;
    return bytes;
  };
}

function one({ children }: Box, type: string): Box {
  const box = children.find((child) => child.type === type);
  if (!box) throw damaged();
  return box;
}

const damaged = () => new NotAVideo(sentence`Its index is damaged.`);
