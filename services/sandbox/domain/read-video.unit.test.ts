import { describe, expect, test } from '@jest/globals';
import { readVideo } from './read-video.ts';
import { brokenVideoRules } from './video-fault.ts';

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(Buffer.concat(content).length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
const u32 = (...values: readonly number[]): Buffer => {
  const table = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) table.writeUInt32BE(value, n * 4);
  return table;
};

interface Parts {
  readonly brand?: string;
  readonly seconds?: number;
  readonly entry?: string;
  readonly profile?: number;
  readonly sound?: string;
  readonly width?: number;
  readonly isEdited?: boolean;
}

function film({ brand = 'isom', seconds = 5, entry = 'avc1', profile = 100, ...rest }: Parts = {}): Buffer {
  const { sound = 'mp4a', width = 1080, isEdited = false } = rest;
  const track = (handler: string, description: Buffer) =>
    box(
      'trak',
      box(
        'tkhd',
        Buffer.alloc(40),
        u32(0x10000, 0, 0, 0, 0x10000),
        Buffer.alloc(16),
        u32(width << 16, 1920 << 16),
      ),
      ...(isEdited ? [box('edts')] : []),
      box(
        'mdia',
        box('mdhd', u32(0, 0, 0, 1000, seconds * 1000, 0)),
        box('hdlr', u32(0, 0), Buffer.from(handler)),
        box(
          'minf',
          box('stbl', box('stsd', u32(0, 1), description), box('stts', u32(0, 1, seconds * 25, 40))),
        ),
      ),
    );
  const pictures = box(entry, Buffer.alloc(78), box('avcC', Buffer.from([1, profile])));
  const soundTrack = box(sound, Buffer.alloc(16), Buffer.from([0, 2, 0, 16, 0, 0, 0, 0, 0xbb, 0x80, 0, 0]));
  const moov = box(
    'moov',
    box('mvhd', u32(0, 0, 0, 1000, seconds * 1000), Buffer.alloc(80)),
    track('vide', pictures),
    track('soun', soundTrack),
  );
  return Buffer.concat([box('ftyp', Buffer.from(brand)), moov, box('mdat', Buffer.alloc(9))]);
}

test('reads what the rules are about', () => {
  expect(readVideo(film())).toMatchObject({
    container: 'mp4',
    seconds: 5,
    width: 1080,
    height: 1920,
    codec: 'h264',
    chroma: '4:2:0',
    fps: 25,
    audio: { codec: 'aac', rate: 48_000, channels: 2 },
    edits: false,
    indexed_first: true,
  });
});

test('a file without an index or content tells nothing', () => {
  expect(readVideo(box('ftyp', Buffer.from('isom')))).toBeNull();
});

describe('Instagram refuses', () => {
  const index = film();
  test.each<[string, Buffer]>([
    ['seconds', film({ seconds: 2 })],
    ['codecs', film({ entry: 'av01' })],
    ['chroma', film({ profile: 244 })],
    ['audioCodecs', film({ sound: 'Opus' })],
    ['width', film({ width: 3840 })],
    ['edits', film({ isEdited: true })],
    ['indexedFirst', Buffer.concat([box('mdat', Buffer.alloc(9)), index])],
  ])('by the rule %s', (rule, file) => expect(brokenVideoRules('instagram', file, 90_000)).toBe(rule));
});

test('LinkedIn refuses a MOV, and a video of less than 75 KB', () => {
  expect(brokenVideoRules('linkedin', film({ brand: 'qt  ' }), 90_000)).toBe('containers');
  expect(brokenVideoRules('linkedin', film(), 60_000)).toBe('bytes');
  expect(brokenVideoRules('linkedin', film(), 90_000)).toBeNull();
});
