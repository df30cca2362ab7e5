import type { BoundedReader } from './bounded-reader.ts';
import { type Box, readWithin } from './read-boxes.ts';

export interface Fragmented {
  readonly samples: number;
  /** In the track's units. */
  readonly span: number;
}

/**
 * Reads a track's samples in the fragments; the index of such a file does not list them.
 * @throws NotAVideo
 */
export async function readFragments(
  reader: BoundedReader,
  top: readonly Box[],
  trackId: number,
): Promise<Fragmented> {
  const [moov] = top.filter(({ type }) => type === 'moov');
  const usual = moov ? await readDefault(reader, moov, trackId) : 0;
  let [samples, span] = [0, 0];
  for (const traf of top.filter(({ type }) => type === 'moof').flatMap(({ children }) => children)) {
    const tfhd = traf.children.find(({ type }) => type === 'tfhd');
    if (!tfhd) continue;
    const head = await readHeader(reader, tfhd);
    if (head.trackId !== trackId) continue;
    for (const trun of traf.children.filter(({ type }) => type === 'trun')) {
      const run = await readRun(reader, trun, head.duration ?? usual);
      samples += run.samples;
      span += run.span;
    }
  }
  return { samples, span };
}

async function readDefault(reader: BoundedReader, moov: Box, trackId: number): Promise<number> {
  const mvex = moov.children.find(({ type }) => type === 'mvex');
  for (const { type, body, end } of mvex?.children ?? []) {
    if (type !== 'trex') continue;
    const head = await readWithin(reader, body, 16, end);
    if (head.readUInt32BE(4) === trackId) return head.readUInt32BE(12);
  }
  return 0;
}

async function readHeader(reader: BoundedReader, { body, end }: Box) {
  const head = await readWithin(reader, body, 8, end);
  const flags = head.readUInt32BE(0) & 0xffffff;
  const trackId = head.readUInt32BE(4);
  if ((flags & 8) === 0) return { trackId, duration: null };
  const at = body + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
  return { trackId, duration: (await readWithin(reader, at, 4, end)).readUInt32BE(0) };
}

async function readRun(reader: BoundedReader, { body, end }: Box, usual: number): Promise<Fragmented> {
  const head = await readWithin(reader, body, 8, end);
  const flags = head.readUInt32BE(0) & 0xffffff;
  const samples = head.readUInt32BE(4);
  if ((flags & 0x100) === 0) return { samples, span: samples * usual };
  const width = [0x100, 0x200, 0x400, 0x800].reduce((sum, flag) => sum + (flags & flag ? 4 : 0), 0);
  const at = body + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const rows = await readWithin(reader, at, samples * width, end);
  let span = 0;
  for (let n = 0; n < samples; n += 1) span += rows.readUInt32BE(n * width);
  return { samples, span };
}
