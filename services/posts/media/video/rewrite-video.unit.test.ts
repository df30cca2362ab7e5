import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { avc1, box, mp4a, pictureEntry, sampleVideo, soundEntry, u32 } from '../../test/sample-video.ts';
import { cleanVideo, inspectFile } from './clean-video.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-rewrite-'));
  file = path.join(folder, 'a.mp4');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const clean = async (bytes: Buffer) => {
  await writeFile(file, bytes);
  const cleaned = await cleanVideo(file);
  return { ...cleaned, after: await readFile(file) };
};
const find = (bytes: Buffer, type: string): number => bytes.indexOf(type, 0, 'latin1') - 4;
/** The position of the first track's content, according to its index. */
const firstSample = (bytes: Buffer): string => {
  const at = bytes.readUInt32BE(find(bytes, 'stco') + 16);
  return bytes.toString('latin1', at, at + 4);
};

describe('a box that goes to the end of the file', () => {
  test('is taken, and gets its size', async () => {
    const whole = sampleVideo({ bytes: 3000 });
    const open = Buffer.from(whole);
    open.writeUInt32BE(0, find(open, 'mdat'));
    expect((await clean(open)).after).toEqual(whole);
  });
});

describe('bytes behind the last box', () => {
  test.each([
    ['words', Buffer.from('made at 52.5163 13.3777')],
    ['three bytes', Buffer.from('abc')],
    ['zeros', Buffer.alloc(4096)],
    ['a phone’s own trailer', Buffer.concat([u32(0), Buffer.from('SEFHe\0\0\0SEFT')])],
  ])('are cut off: %s', async (_, junk) => {
    const whole = sampleVideo({ bytes: 3000 });
    const { after, isChanged, bytes } = await clean(Buffer.concat([whole, junk]));
    expect({ after, isChanged, bytes }).toEqual({ after: whole, isChanged: true, bytes: 3000 });
  });
});

describe('an index at the end', () => {
  test('is put first, and leads to the same content', async () => {
    const { after, facts } = await clean(sampleVideo({ bytes: 3000, isIndexLast: true, mark: 'v' }));
    expect(facts.indexed_first).toBe(true);
    expect(find(after, 'moov')).toBeLessThan(find(after, 'mdat'));
    expect(firstSample(after)).toBe('vvvv');
    expect(await cleanVideo(file)).toMatchObject({ isChanged: false });
  });

  test('loses what tells a place on the way', async () => {
    const udta = box('udta', Buffer.from('+52.5163+013.3777/'));
    const { after } = await clean(sampleVideo({ bytes: 3000, isIndexLast: true, inMoov: [udta] }));
    expect(after.includes('52.5163')).toBe(false);
    expect(after.includes('udta')).toBe(false);
  });
});

describe('an edit list', () => {
  const sound = mp4a();

  test('goes where it plays everything as it is', async () => {
    const { after, facts } = await clean(sampleVideo({ edits: [[5000, 0]] }));
    expect(facts.edits).toBe(false);
    expect(after.includes('elst')).toBe(false);
    expect(after.includes('ctts')).toBe(false);
  });

  test('goes where it hides the encoder’s silence, and pictures stay in step with the sound', async () => {
    const { after, facts } = await clean(
      sampleVideo({ sound, edits: [[5000, 0]], soundEdits: [[5000, 1024]] }),
    );
    expect(facts.edits).toBe(false);
    // 1,024 samples at 44.1 kHz last 23 ms.
    expect(after.readInt32BE(find(after, 'ctts') + 20)).toBe(23);
  });

  test('goes where it makes up for the order of frames, by earlier times', async () => {
    const { after, facts } = await clean(sampleVideo({ offset: 66, edits: [[5000, 66]] }));
    expect(facts.edits).toBe(false);
    expect(after.readInt32BE(find(after, 'ctts') + 20)).toBe(0);
  });

  test('goes where pictures begin late, by later times', async () => {
    const edits = [
      [500, -1],
      [5000, 0],
    ] as const;
    const { after, facts } = await clean(sampleVideo({ edits }));
    expect(facts.edits).toBe(false);
    expect(after.readInt32BE(find(after, 'ctts') + 20)).toBe(500);
  });

  test.each([
    ['cuts off the beginning', { edits: [[4000, 1000]] }],
    ['cuts off the end', { edits: [[3000, 0]] }],
    [
      'leaves out the middle',
      {
        edits: [
          [1000, 0],
          [1000, 3000],
        ],
      },
    ],
    [
      'delays the sound',
      {
        sound,
        soundEdits: [
          [400, -1],
          [5000, 0],
        ],
      },
    ],
    ['cuts off sound', { sound, soundEdits: [[4000, 44_100]] }],
  ] as const)('stays where it %s', async (_, parts) => {
    const { after, facts } = await clean(sampleVideo(parts));
    expect(facts.edits).toBe(true);
    expect(after.includes('elst')).toBe(true);
  });
});

describe('a QuickTime file', () => {
  /** Builds sound as Apple's and other programs write it: `esds` in `wave`, in a description of version 1. */
  const quickTimeSound = (): Buffer => {
    const esds = mp4a().subarray(36);
    const entry = soundEntry('mp4a', u32(1024, 0, 0, 2), box('wave', box('frma', Buffer.from('mp4a')), esds));
    entry.writeUInt16BE(1, 16);
    entry.writeUInt16BE(0xfffe, 28);
    return entry;
  };

  test('becomes an MP4 where it has what an MP4 has', async () => {
    const { after, facts } = await clean(
      sampleVideo({ brand: 'qt  ', sound: quickTimeSound(), bytes: 3000 }),
    );
    expect(facts).toMatchObject({
      container: 'mp4',
      codec: 'h264',
      chroma: '4:2:0',
      audio: { codec: 'aac', rate: 44_100, channels: 2 },
    });
    expect(after.toString('latin1', 4, 12)).toBe('ftypisom');
    expect(after.includes('wave')).toBe(false);
    expect(firstSample(after)).toBe('vvvv');
  });

  test.each([
    ['ProRes', { pictures: pictureEntry('apcn') }],
    ['PCM sound', { sound: soundEntry('sowt') }],
  ])('stays one with %s', async (_, parts) => {
    const { facts } = await clean(sampleVideo({ brand: 'qt  ', ...parts }));
    expect(facts.container).toBe('mov');
  });
});

describe('describes a file', () => {
  const factsOf = async (parts: Parameters<typeof sampleVideo>[0]) => {
    await writeFile(file, sampleVideo(parts));
    return (await inspectFile(file)).facts;
  };

  test('is read from its headers', async () => {
    expect(await factsOf({ sound: mp4a(), seconds: 4, fps: 25 })).toEqual({
      container: 'mp4',
      seconds: 4,
      width: 320,
      height: 240,
      codec: 'h264',
      chroma: '4:2:0',
      depth: 8,
      scan: 'progressive',
      fps: 25,
      gop: 'closed',
      edits: false,
      indexed_first: true,
      audio: { codec: 'aac', rate: 44_100, channels: 2 },
    });
  });

  test.each([
    [
      'interlaced',
      '01640015ffe1001a67640015acd941410fcb8088000003000800000301e0f8a14cb0',
      { scan: 'interlaced' },
    ],
    [
      '4:4:4',
      '01f4000dffe1001967f4000d919b28283f6022000003000200000300781e28532c',
      { chroma: '4:4:4', depth: 8 },
    ],
    ['4:2:2', '017a000dffe10019677a000dbcd94141fb0110000003001000000303c0f1429960', { chroma: '4:2:2' }],
    [
      '10 bits',
      '016e000dffe10019676e000da6cd94141fb0101000000300100000303c0f142996',
      { depth: 10, chroma: '4:2:0' },
    ],
    ['nothing that can be read', '01', { chroma: null, depth: null, scan: null }],
  ])('H.264 with %s', async (_, config, facts) => {
    expect(await factsOf({ pictures: avc1(config) })).toMatchObject({ codec: 'h264', ...facts });
  });

  const hevc = box('hvcC', Buffer.from('0102200000009000000000003cf000fcfdfafa00000f04', 'hex'));
  test.each([
    ['hevc', pictureEntry('hvc1', hevc), { chroma: '4:2:0', depth: 10, scan: 'progressive' }],
    ['av1', pictureEntry('av01', box('av1C', Buffer.from('8100000a', 'hex'))), { chroma: '4:4:4', depth: 8 }],
    [
      'av1',
      pictureEntry('av01', box('av1C', Buffer.from('81004c0a', 'hex'))),
      { chroma: '4:2:0', depth: 10 },
    ],
    ['vp9', pictureEntry('vp09'), {}],
    ['prores', pictureEntry('apch'), { chroma: '4:2:2' }],
    ['mpeg4', pictureEntry('mp4v'), {}],
  ])('%s', async (codec, pictures, facts) => {
    expect(await factsOf({ pictures })).toMatchObject({ codec, ...facts });
  });

  test.each([
    ['aac', mp4a({ config: '1230' }), { channels: 6 }],
    ['aac', mp4a({ config: '1010' }), { rate: 96_000, channels: 2 }],
    ['mp3', mp4a({ type: 0x6b }), { rate: 44_100 }],
    ['opus', soundEntry('Opus'), { channels: 2 }],
    ['ac3', soundEntry('ac-3'), {}],
    ['pcm', soundEntry('twos'), {}],
    ['alac', soundEntry('alac'), {}],
  ])('with %s', async (codec, sound, facts) => {
    expect((await factsOf({ sound })).audio).toMatchObject({ codec, ...facts });
  });
});

test('frame times that don’t fit their field are refused as damage', async () => {
  const bytes = sampleVideo({
    offset: 0x7fff_ffff,
    edits: [
      [1000, -1],
      [5000, 0],
    ],
  });
  await writeFile(file, bytes);
  await expect(cleanVideo(file)).rejects.toMatchObject({
    name: 'NotAVideo',
    reason: 'Its index is damaged.',
  });
});
