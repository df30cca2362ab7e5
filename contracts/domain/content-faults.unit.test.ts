import { describe, expect, test } from '@jest/globals';
import { contentFaults, isMediaFault } from './content-faults.ts';

const image = { kind: 'image', bytes: 1 } as const;
const video = { kind: 'video', bytes: 1 } as const;

test('what fits has no faults', () => {
  expect(contentFaults('facebook', 'Hello', [])).toEqual([]);
  expect(contentFaults('linkedin', '', [image])).toEqual([]);
  expect(contentFaults('instagram', '', [image])).toEqual([]);
});

describe('of a text', () => {
  test('nothing at all is a fault, unless media is what is missing', () => {
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
});
