import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { expect, test } from '@jest/globals';
import { layoutOf } from './media-layout.ts';

const wide = { width: 1600, height: 900 };
const upright = { width: 900, height: 1600 };

test.each([
  ['facebook', [wide], 'single'],
  ['facebook', [wide, wide], 'two'],
  ['facebook', [wide, upright, wide], 'rows'],
  ['facebook', [upright, wide, wide, wide], 'columns'],
  ['facebook', [wide, wide, wide, wide, wide], 'five'],
  ['linkedin', [wide, wide, wide], 'columns'],
  ['linkedin', new Array(9).fill(wide), 'five'],
  ['instagram', [wide], 'single'],
  ['instagram', [wide, upright], 'carousel'],
  ['instagram', [], 'none'],
] as const)('%s lays %j out as “%s”', (platform, media, layout) => {
  expect(layoutOf(PLATFORMS[platform].preview.layout, media)).toBe(layout);
});
