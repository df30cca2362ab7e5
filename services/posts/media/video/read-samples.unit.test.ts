import { expect, test } from '@jest/globals';
import { box, u32 } from '../../test/sample-video.ts';
import type { Box, Range } from './read-boxes.ts';
import { readSamples } from './read-samples.ts';

/** Reads the ranges in the tables of a track, in the order of its chunks. */
async function readRanges(...tables: Buffer[]): Promise<Range[]> {
  const bytes = Buffer.concat(tables);
  const children: Box[] = [];
  for (let start = 0; start < bytes.length; start = children.at(-1)?.end ?? bytes.length) {
    const type = bytes.toString('latin1', start + 4, start + 8);
    children.push({ type, start, body: start + 8, end: start + bytes.readUInt32BE(start), children: [] });
  }
  const read = async (at: number, length: number) => bytes.subarray(at, at + length);
  const stbl = { type: 'stbl', start: 0, body: 0, end: bytes.length, children };
  const ranges: Range[] = [];
  await readSamples({ size: bytes.length, read }, stbl, (range) => ranges.push(range));
  return ranges;
}

// Two chunks of two samples, then chunks of one.
const runs = box('stsc', u32(0, 2, 1, 2, 1, 3, 1, 1));

test('each chunk has as many samples as its run says, each with its own size', async () => {
  const sizes = box('stsz', u32(0, 0, 6, 1, 2, 3, 4, 5, 6));
  expect(await readRanges(box('stco', u32(0, 4, 100, 200, 300, 400)), runs, sizes)).toEqual([
    { start: 100, end: 103 },
    { start: 200, end: 207 },
    { start: 300, end: 305 },
    { start: 400, end: 406 },
  ]);
});

test('samples may be of one size, and chunks may lie far behind', async () => {
  const far = box('co64', u32(0, 3, 1, 0, 1, 100, 2, 0));
  expect(await readRanges(far, runs, box('stsz', u32(0, 7, 5)))).toEqual([
    { start: 2 ** 32, end: 2 ** 32 + 14 },
    { start: 2 ** 32 + 100, end: 2 ** 32 + 114 },
    { start: 2 ** 33, end: 2 ** 33 + 7 },
  ]);
});

test('more than half a million chunks are refused', async () => {
  const many = box('stco', u32(0, 500_001), Buffer.alloc(500_001 * 4));
  await expect(readRanges(many, runs, box('stsz', u32(0, 7, 5)))).rejects.toMatchObject({
    reason: 'It has too many fragments.',
  });
});
