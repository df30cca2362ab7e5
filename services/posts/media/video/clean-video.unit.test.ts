import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { box, mp4a, sampleVideo, u32 } from '../../test/sample-video.ts';
import { cleanVideo } from './clean-video.ts';

const PLACE = '+52.5163+013.3777/';

let file: string;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-video-'));
  file = path.join(folder, 'a.mp4');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cleanBytes = async (bytes: Buffer): Promise<Buffer> => {
  await writeFile(file, bytes);
  expect(await cleanVideo(file)).toMatchObject({ isChanged: true });
  return readFile(file);
};
const expectRefused = async (bytes: Buffer, reason: RegExp) => {
  await writeFile(file, bytes);
  await expect(cleanVideo(file)).rejects.toMatchObject({
    name: 'NotAVideo',
    reason: expect.stringMatching(reason),
  });
};

/** Returns the position of a box that occurs once in the file. */
const find = (bytes: Buffer, type: string): number => bytes.indexOf(type, 0, 'latin1') - 4;
/** The sample with a field of a box changed; `at` counts from the box's start. */
const changeBox = (type: string, at: number, ...values: number[]): Buffer => {
  const bytes = sampleVideo({ bytes: 2000 });
  u32(...values).copy(bytes, find(bytes, type) + at);
  return bytes;
};
const large = (type: string, size: bigint, content = Buffer.alloc(0)): Buffer => {
  const header = Buffer.alloc(16);
  u32(1).copy(header);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(size, 8);
  return Buffer.concat([header, content]);
};
/** The last box has the size 0: it goes to the end of the file. */
const openEnded = (video: Buffer): Buffer => {
  const bytes = Buffer.from(video);
  bytes.writeUInt32BE(0, find(bytes, 'mdat'));
  return bytes;
};
const ftyp = box('ftyp', Buffer.from('mp42'), u32(0));
const without = (type: string) => {
  const bytes = sampleVideo();
  bytes.write('free', find(bytes, type) + 4, 'latin1');
  return bytes;
};

test('a video passes as it is', async () => {
  const bytes = sampleVideo({ bytes: 3000 });
  await writeFile(file, bytes);
  expect(await cleanVideo(file)).toMatchObject({ isChanged: false });
  expect(await readFile(file)).toEqual(bytes);
});

test('so does one with sizes and offsets of 64 bit', async () => {
  const small = sampleVideo({ bytes: 2000 });
  const mdat = find(small, 'mdat');
  const content = small.subarray(mdat + 8);
  const bytes = Buffer.concat([small.subarray(0, mdat), large('mdat', BigInt(content.length + 16), content)]);
  bytes.writeUInt32BE(mdat + 16, find(bytes, 'stco') + 16);
  await writeFile(file, bytes);
  expect(await cleanVideo(file)).toMatchObject({ isChanged: false });
});

test('and one in fragments, which has no samples before them', async () => {
  const whole = sampleVideo();
  const trak = Buffer.from(whole.subarray(find(whole, 'trak'), find(whole, 'mdat')));
  trak.writeUInt32BE(0, find(trak, 'stco') + 12);
  const mvhd = box('mvhd', u32(0, 0, 0, 1000, 0, 0x10000), Buffer.alloc(76));
  const moov = box('moov', mvhd, trak, box('mvex', box('trex', u32(0, 1, 1, 0, 0, 0))));
  const moof = box(
    'moof',
    box('mfhd', u32(0, 1)),
    box('traf', box('tfhd', u32(0, 1)), box('udta', Buffer.from(PLACE))),
  );
  const bytes = await cleanBytes(Buffer.concat([ftyp, moov, moof, box('mdat', Buffer.alloc(9, 'v'))]));
  expect(bytes.includes(PLACE)).toBe(false);
  await expectRefused(Buffer.concat([ftyp, moov, box('mdat', Buffer.alloc(9))]), /no content/);
});

describe('rejects anything that isn’t a video', () => {
  const zeros = Buffer.alloc(1000);
  ftyp.copy(zeros);
  const cut = sampleVideo({ bytes: 2000 });
  test.each([
    ['a first box and zeros', zeros, /no index/],
    ['a first box alone', ftyp, /no index/],
    ['one that is cut off', cut.subarray(0, 1990), /ends too early/],
    ['content with a large size under its header', Buffer.concat([cut, large('mdat', 8n)]), /has no size/],
    ['content with a large size of zero', Buffer.concat([cut, large('mdat', 0n)]), /has no size/],
    [
      'content with a large size past the end',
      Buffer.concat([cut, large('mdat', 2n ** 63n)]),
      /ends too early/,
    ],
    ['an index that is cut off', sampleVideo({ isIndexLast: true }).subarray(0, -20), /ends too early/],
    ['content of open size that is cut off', openEnded(cut.subarray(0, 1700)), /points outside/],
    ['a box longer than its parent', changeBox('mdia', 0, 1_000), /ends too early/],
    ['a box with the size zero inside', changeBox('mdia', 0, 0), /has no size/],
    ['two tables of contents', Buffer.concat([cut, box('moov')]), /no index/],
    ['no moov', without('moov'), /no index/],
    ['no mdat', without('mdat'), /no content/],
    ['no mvhd', without('mvhd'), /damaged/],
    ['no track', without('trak'), /no video track/],
    ['no sample table', without('stbl'), /damaged/],
    ['no sizes', without('stsz'), /damaged/],
    ['pictures of an unknown kind', changeBox('avc1', 4, 0x41414141), /no video track/],
    ['sound only', changeBox('vide', 4, 0x736f756e), /no video track/],
    ['pictures without width', changeBox('avc1', 32, 240), /no valid width/],
    ['pictures too wide', changeBox('avc1', 32, (20_000 << 16) + 240), /no valid width/],
    ['no duration', changeBox('mvhd', 24, 0), /no duration/],
    ['no time scale', changeBox('mvhd', 20, 0), /no duration/],
    ['a hundred hours', changeBox('mvhd', 24, 360_000_000), /longer than 24 hours/],
    ['content in another file', changeBox('url ', 8, 0), /another file/],
    ['a sample outside of the file', changeBox('stco', 16, 1_000_000), /points outside/],
    ['a sample in the headers', changeBox('stco', 16, 0), /points outside/],
    ['a sample too long', changeBox('stsz', 12, 100_000), /points outside/],
    ['more chunks than its table has', changeBox('stco', 12, 0xffffffff), /cut off/],
    ['more sizes than its table has', changeBox('stsz', 12, 0, 0xffffffff), /cut off/],
    ['more samples than a number holds', changeBox('stsz', 12, 0xffffffff, 0xffffffff), /points outside/],
    ['a table of chunks that begins late', changeBox('stsc', 16, 2), /damaged/],
    ['more kinds of sample than it has', changeBox('stsd', 12, 60), /cut off/],
    ['far too many kinds of sample', changeBox('stsd', 12, 0xffffffff), /too many fragments/],
    ['far too many boxes', Buffer.concat([cut, ...Array(50_001).fill(box('free'))]), /too many fragments/],
  ])('%s', (_, bytes, reason) => expectRefused(bytes, reason));
});

describe('removes places without moving any bytes', () => {
  const text = (type: string, value = PLACE) => box(type, Buffer.from(value));
  const xyz = box('udta', box('©xyz', Buffer.from([0, 18, 0x15, 0xc7]), Buffer.from(PLACE)), text('loci'));
  const name = 'com.apple.quicktime.location.ISO6709';
  const meta = box(
    'meta',
    box('hdlr', u32(0, 0), Buffer.from('mdta'), Buffer.alloc(13)),
    box('keys', u32(0, 1), text('mdta', name)),
    box('ilst', box('\0\0\0\x01', box('data', u32(1, 0), Buffer.from(PLACE)))),
  );

  test.each([
    ['Android’s udta', { inMoov: [xyz] }],
    ['a track’s udta', { inTrak: [xyz] }],
    ['Apple’s meta and keys', { inMoov: [meta] }],
    ['a track’s meta', { inTrak: [meta] }],
    [
      'XMP',
      { atTop: [box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), Buffer.from(PLACE))] },
    ],
    ['what a writer blanked by its name only', { atTop: [text('free')], inMoov: [text('skip')] }],
    ['a dash camera’s own boxes', { inMoov: [text('gps ')], atTop: [text('GPS ')] }],
    [
      'a box with a size of 64 bit',
      { atTop: [large('udta', BigInt(16 + PLACE.length), Buffer.from(PLACE))] },
    ],
  ] as const)('%s', async (_, parts) => {
    const before = sampleVideo({ ...parts, bytes: 4000 });
    expect(before.includes(PLACE)).toBe(true);
    const after = await cleanBytes(before);
    for (const privateText of [PLACE, '52.5163', name]) expect(after.includes(privateText)).toBe(false);
    expect(after).toHaveLength(before.length);
    expect(sizesOf(after)).toEqual(sizesOf(before));
    for (const type of ['moov', 'trak', 'stbl', 'mdat']) expect(find(after, type)).toBe(find(before, type));
    expect(after.subarray(find(after, 'mdat'))).toEqual(before.subarray(find(before, 'mdat')));
    // The only parts left to blank are blank already.
    expect(await cleanBytes(after)).toEqual(after);
  });

  test.each(['gpmd', 'camm', 'mebx', 'tx3g'])('a track of %s, with its samples', async (entry) => {
    const sensors = { entry, content: Buffer.from(`GPS5 ${PLACE}`) };
    const before = sampleVideo({ sensors, bytes: 4000 });
    const after = await cleanBytes(before);
    expect(after.includes(PLACE)).toBe(false);
    expect(after.includes(entry)).toBe(false);
    const from = find(before, 'mdat');
    const end = before.length - sensors.content.length;
    expect(after.subarray(from, end)).toEqual(before.subarray(from, end));
    expect(after.subarray(end).every((byte) => byte === 0)).toBe(true);
    expect(sizesOf(after)).toEqual(sizesOf(before));
  });

  test('how a 360-degree video is shown stays', async () => {
    const spherical = box(
      'uuid',
      Buffer.from('ffcc8263f8554a938814587a02521fdd', 'hex'),
      Buffer.from('<rdf/>'),
    );
    const bytes = sampleVideo({ inTrak: [spherical] });
    await writeFile(file, bytes);
    expect(await cleanVideo(file)).toMatchObject({ isChanged: false });
  });
});

/** The positions of the top-level boxes and those directly in moov. */
function sizesOf(bytes: Buffer): number[] {
  const starts: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    starts.push(at);
    const size = bytes.readUInt32BE(at);
    const isMoov = bytes.toString('latin1', at + 4, at + 8) === 'moov';
    at += isMoov ? 8 : size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size;
  }
  return starts;
}

// iPhones since the 16 record so (Apple's technical note TN3177); Bluesky takes no MOV.
describe('spatial audio', () => {
  const content = Buffer.from('spatial audio');
  const spatial = { entry: 'apac', content, handler: 'soun' } as const;

  test('is removed beside the same in stereo, which is played, so that the MOV becomes an MP4', async () => {
    const bytes = sampleVideo({ brand: 'qt  ', sound: mp4a(), sensors: spatial });
    const header = bytes.indexOf('tkhd', bytes.indexOf('tkhd') + 1, 'latin1') + 4;
    bytes.writeUInt8(2, header + 3);
    await writeFile(file, bytes);
    const { facts } = await cleanVideo(file);
    expect(facts).toMatchObject({ container: 'mp4', audio: { codec: 'aac' } });
    const after = await readFile(file);
    expect([after.includes('apac'), after.includes(content)]).toEqual([false, false]);
    const kept = after.indexOf('tkhd', after.indexOf('tkhd') + 1, 'latin1') + 4;
    expect(after[kept + 3]).toBe(3);
  });

  test('stays where there is no other sound', async () => {
    await writeFile(file, sampleVideo({ brand: 'qt  ', sensors: spatial }));
    expect(await cleanVideo(file)).toMatchObject({ facts: { container: 'mov', audio: { codec: 'apac' } } });
  });
});
