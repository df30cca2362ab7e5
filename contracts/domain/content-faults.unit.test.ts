import { describe, expect, test } from '@jest/globals';
import { contentFaults, isMediaFault } from './content-faults.ts';
import { PLATFORMS } from './platforms.ts';

const image = { kind: 'image', bytes: 1 } as const;
const video = { kind: 'video', bytes: 1 } as const;

test('finds no faults in valid content', () => {
  expect(contentFaults('facebook', 'Hello', [])).toEqual([]);
  expect(contentFaults('linkedin', '', [image])).toEqual([]);
  expect(contentFaults('instagram', '', [image])).toEqual([]);
});

describe('of a text', () => {
  test('reports empty content, or missing media where the network requires it', () => {
    expect(contentFaults('facebook', ' \n', [])).toEqual([{ code: 'empty' }]);
    expect(contentFaults('instagram', ' ', [])).toEqual([{ code: 'media_required' }]);
  });

  test('its length counts in code points', () => {
    expect(contentFaults('linkedin', '😀'.repeat(3_000), [])).toEqual([]);
    expect(contentFaults('linkedin', '😀'.repeat(3_001), [])).toEqual([
      { code: 'text_too_long', length: 3_001, most: 3_000, unit: 'characters' },
    ]);
  });

  test('hashtags count where the network counts them', () => {
    const text = Array.from({ length: 31 }, (_, n) => `#tag${n}`).join(' ');
    expect(contentFaults('instagram', text, [image])).toEqual([
      { code: 'too_many_hashtags', count: 31, most: 30 },
    ]);
    expect(contentFaults('facebook', text, [image])).toEqual([]);
  });

  test('hashtags count without spaces between them', () => {
    const text = Array.from({ length: 31 }, (_, n) => `#tag${n}`).join('•');
    expect(contentFaults('instagram', text, [image])).toMatchObject([{ count: 31 }]);
  });
});

describe('of media', () => {
  test.each([
    ['an image beside a video', [image, video], 'mixed_media'],
    ['two videos', [video, video], 'too_many_videos'],
    ['more images than the network takes', Array.from({ length: 11 }, () => image), 'too_many_images'],
    ['a video that is too large', [{ kind: 'video', bytes: 2 ** 31 }], 'video_too_large'],
  ] as const)('%s', (_, files, code) => {
    const [fault, ...more] = contentFaults('facebook', 'x', files);
    expect(fault).toMatchObject({ code });
    expect(more).toEqual([]);
    expect(fault && isMediaFault(fault)).toBe(true);
  });

  test('an alt text that is longer than the account’s server takes', () => {
    const limits = { ...PLATFORMS.mastodon.limits, altText: 10 };
    const files = ['x'.repeat(10), '😀'.repeat(11)].map((altText) => ({ ...image, altText }));
    expect(contentFaults('mastodon', 'x', files, { limits })).toEqual([
      { code: 'alt_text_too_long', length: 11, most: 10 },
    ]);
    expect(contentFaults('mastodon', 'x', files.slice(0, 1), { limits })).toEqual([]);
    expect(contentFaults('mastodon', 'x', files)).toEqual([]);
  });
});
