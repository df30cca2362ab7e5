import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { convertImage } from './convert-image.ts';

const [WIDTH, HEIGHT] = [320, 240];
const RULES = { imageBytes: 1e7, frame: null };
const EOI = Buffer.of(0xff, 0xd9);

/** Every block has detail, so that missing data shows. */
const noise = (): Buffer => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let at = 0, seed = 7; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels[at] = 60 + ((seed >> 16) % 130);
  }
  return pixels;
};
const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;
let baseline: Buffer;
let progressive: Buffer;
beforeAll(async () => {
  baseline = await sharp(noise(), raw).jpeg({ quality: 85 }).toBuffer();
  progressive = await sharp(noise(), raw).jpeg({ quality: 85, progressive: true }).toBuffer();
});

const before = (file: Buffer, marker: number, added: Buffer): Buffer => {
  const at = file.indexOf(Buffer.of(0xff, marker));
  return Buffer.concat([file.subarray(0, at), added, file.subarray(at)]);
};
const zeroScan = (file: Buffer): Buffer => {
  const changed = Buffer.from(file);
  const at = changed.indexOf(Buffer.of(0xff, 0xda));
  const end = at + 2 + changed.readUInt16BE(at + 2);
  return changed.fill(0, end - 3, end);
};
const cut = (file: Buffer, share: number): Buffer => file.subarray(0, Math.floor(file.length * share));
const STRAY = Buffer.of(0, 0, 0x12, 0x34);

const drawn = async (file: Buffer): Promise<Buffer> =>
  sharp((await convertImage(file, RULES)).bytes)
    .raw()
    .toBuffer();

describe('a JPEG that viewers show', () => {
  test.each<[string, () => Buffer]>([
    ['stray bytes between segments', () => before(baseline, 0xdb, STRAY)],
    ['stray bytes before its scan', () => before(baseline, 0xda, STRAY)],
    ['scan parameters of zero', () => zeroScan(baseline)],
    ['no end marker', () => baseline.subarray(0, -2)],
    ['bytes behind its end', () => Buffer.concat([baseline, Buffer.alloc(500, 1)])],
    ['several of these', () => zeroScan(before(baseline, 0xdb, STRAY)).subarray(0, -2)],
  ])('is drawn whole with %s', async (_, make) => {
    expect((await drawn(make())).equals(await drawn(baseline))).toBe(true);
  });

  test.each<[string, () => Buffer]>([
    ['stray bytes before a scan', () => before(progressive, 0xda, STRAY)],
    ['no end marker', () => progressive.subarray(0, -2)],
  ])('is drawn whole in progressive scans with %s', async (_, make) => {
    expect((await drawn(make())).equals(await drawn(progressive))).toBe(true);
  });
});

describe('a JPEG that misses pixels', () => {
  test.each<[string, () => Buffer]>([
    ['half of it', () => cut(baseline, 0.5)],
    ['its last 2 percent', () => cut(baseline, 0.98)],
    ['half of its progressive scans', () => cut(progressive, 0.5)],
    ['the last 2 percent of its progressive scans', () => cut(progressive, 0.98)],
    ['half of it before an end marker', () => Buffer.concat([cut(baseline, 0.5), EOI])],
    ['its end after stray bytes', () => cut(before(baseline, 0xdb, STRAY), 0.9)],
    ['its end and scan parameters', () => cut(zeroScan(baseline), 0.9)],
    ['everything after its headers', () => baseline.subarray(0, baseline.indexOf(Buffer.of(0xff, 0xda)))],
  ])('is refused without %s', async (_, make) => {
    await expect(convertImage(make(), RULES)).rejects.toThrow();
  });
});

describe('an image of another kind that is cut off', () => {
  test.each([
    ['PNG', 0.5],
    ['PNG', 0.98],
    ['WebP', 0.5],
    ['WebP', 0.98],
    ['GIF', 0.5],
    ['GIF', 0.98],
  ] as const)('is refused: %s at %d', async (kind, share) => {
    const image = sharp(noise(), raw);
    const bytes = await { PNG: image.png(), WebP: image.webp(), GIF: image.gif() }[kind].toBuffer();
    await expect(convertImage(cut(bytes, share), RULES)).rejects.toThrow();
  });
});
