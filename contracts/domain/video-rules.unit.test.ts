import { describe, expect, test } from '@jest/globals';
import { toEnglish } from '../text.ts';
import { contentFaults } from './content-faults.ts';
import type { PlatformName } from './platforms.ts';
import type { VideoFacts } from './video-facts.ts';
import { videoAdvice, videoFaults } from './video-rules.ts';
import { videoAdviceText, videoFaultText } from './video-words.ts';

const REEL: VideoFacts = {
  container: 'mp4',
  seconds: 12,
  width: 1080,
  height: 1920,
  codec: 'h264',
  chroma: '4:2:0',
  depth: 8,
  scan: 'progressive',
  fps: 29.97,
  gop: 'closed',
  edits: false,
  indexed_first: true,
  audio: { codec: 'aac', rate: 44_100, channels: 2 },
};
const MB = 1_000_000;
const refusals = (platform: PlatformName, change: Partial<VideoFacts>, bytes = 5 * MB): string[] =>
  videoFaults(platform, { bytes, video: { ...REEL, ...change } }).map((fault) =>
    toEnglish(videoFaultText(platform, fault)),
  );
const advice = (platform: PlatformName, change: Partial<VideoFacts>, bytes = 5 * MB): string[] =>
  videoAdvice(platform, { bytes, video: { ...REEL, ...change } }).map((fault) =>
    toEnglish(videoAdviceText(platform, fault)),
  );

const EXPORT = 'Export it again as an MP4 with H.264 video and AAC sound.';

test('every network takes a plain reel without remarks', () => {
  for (const platform of ['facebook', 'instagram', 'linkedin'] as const)
    expect([refusals(platform, {}), advice(platform, {})]).toEqual([[], []]);
});

describe('Instagram refuses', () => {
  const sound = (change: object) => ({ audio: { codec: 'aac', rate: 44_100, channels: 2, ...change } });
  test.each<[Partial<VideoFacts>, string]>([
    [
      { seconds: 2 },
      'Instagram accepts videos of at least 3 seconds; this one is 2 seconds long. Use a longer video.',
    ],
    [
      { seconds: 901 },
      'Instagram accepts videos of up to 15 minutes; this one is 15:01 minutes long. Shorten it.',
    ],
    [{ codec: 'av1' }, `Instagram accepts videos in H.264 or HEVC; this one is in AV1. ${EXPORT}`],
    [{ codec: 'prores' }, `Instagram accepts videos in H.264 or HEVC; this one is in ProRes. ${EXPORT}`],
    [
      { chroma: '4:4:4' },
      'Instagram accepts videos with 4:2:0 color; this one has 4:4:4. Export it again with 4:2:0 color (yuv420p).',
    ],
    [
      { scan: 'interlaced' },
      'Instagram accepts progressive videos; this one is interlaced. Export it again as progressive video.',
    ],
    [
      { width: 3840, height: 2160 },
      'Instagram accepts videos up to 1,920 pixels wide; this one is 3,840 pixels wide. Export it at a smaller size.',
    ],
    [
      { fps: 15 },
      'Instagram accepts videos with at least 23 frames per second; this one has 15. Export it at 30 frames per second.',
    ],
    [
      { fps: 120 },
      'Instagram accepts videos with up to 60 frames per second; this one has 120. Export it at 30 frames per second.',
    ],
    [sound({ codec: 'opus' }), `Instagram accepts videos with AAC sound; this one has Opus. ${EXPORT}`],
    [sound({ codec: 'pcm' }), `Instagram accepts videos with AAC sound; this one has PCM. ${EXPORT}`],
    [sound({ rate: 96_000 }), `Instagram accepts sound of up to 48 kHz; this video has 96 kHz. ${EXPORT}`],
    [
      sound({ channels: 6 }),
      'Instagram accepts sound with up to 2 channels; this video has 6. Export it again in stereo.',
    ],
    [
      { edits: true },
      'Instagram accepts videos without edit lists; this file has an edit list that hides or moves part of the video. Export the video again to make the edits permanent.',
    ],
    [
      { indexed_first: false },
      'Instagram accepts videos that begin with their index; this file ends with it. Export it again for the web (“fast start”).',
    ],
  ])('%j', (change, sentence) => expect(refusals('instagram', change)).toEqual([sentence]));

  test('reports nothing about facts missing from the file', () => {
    const unknown = { seconds: null, chroma: null, scan: null, fps: null, gop: null, audio: null };
    expect(refusals('instagram', unknown)).toEqual([]);
  });

  test.each([
    { seconds: 2.97 },
    { seconds: 900.02 },
    { fps: 23.976 },
    { fps: 60.02 },
    { width: 1920, height: 1080 },
    { container: 'mov' as const, codec: 'hevc', depth: 10 },
  ])('nothing at the edge of a rule: %j', (change) => expect(refusals('instagram', change)).toEqual([]));
});

describe('LinkedIn refuses', () => {
  test.each<[Partial<VideoFacts>, string]>([
    [{ container: 'mov' }, `LinkedIn accepts MP4 videos; this file is MOV. ${EXPORT}`],
    [
      { seconds: 2 },
      'LinkedIn accepts videos of at least 3 seconds; this one is 2 seconds long. Use a longer video.',
    ],
    [
      { seconds: 1860 },
      'LinkedIn accepts videos of up to 30 minutes; this one is 31 minutes long. Shorten it.',
    ],
  ])('%j', (change, sentence) => expect(refusals('linkedin', change)).toEqual([sentence]));

  test('a video of less than 75 KB', () => {
    expect(refusals('linkedin', {}, 60_000)).toEqual([
      'LinkedIn accepts videos of at least 75 KB; this one is 60 KB. Export it at a higher quality.',
    ]);
  });
});

describe('warns about undocumented limits', () => {
  test('LinkedIn and HEVC, AV1 or other sound', () => {
    expect(refusals('linkedin', { codec: 'av1' })).toEqual([]);
    expect(advice('linkedin', { codec: 'av1' })).toEqual([
      `LinkedIn recommends videos in H.264 or HEVC; this one is in AV1. ${EXPORT}`,
    ]);
  });

  test('Facebook and a long video', () => {
    expect(advice('facebook', { seconds: 1500 })).toEqual([
      'Facebook recommends videos of up to 20 minutes; this one is 25 minutes long. Shorten it.',
    ]);
    expect(refusals('facebook', { seconds: 14_500 })).toHaveLength(1);
  });

  test('Instagram and a high bit rate', () => {
    expect(advice('instagram', { seconds: 10 }, 60 * MB)).toEqual([
      'Instagram recommends videos of up to 25 Mbit/s; this one has 48. Export it at a lower bit rate.',
    ]);
  });
});

test('one network’s rule is no fault of another one’s content', () => {
  const files = [{ kind: 'video' as const, bytes: 5 * MB, video: { ...REEL, seconds: 2 } }];
  expect(contentFaults('facebook', 'x', files)).toEqual([]);
  expect(contentFaults('instagram', 'x', files)).toEqual([
    { code: 'video_rule', fault: { rule: 'seconds', value: 2, bound: 'least', limit: 3 } },
  ]);
});
