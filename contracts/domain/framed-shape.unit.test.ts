import { expect, test } from '@jest/globals';
import { instagram } from '../networks/instagram.ts';
import { framedShape, getsWhiteBars } from './framed-shape.ts';

const { frame } = instagram.media;

test.each([
  ['a strip', 4000, 400, 1.91, true],
  ['a tower', 400, 4000, 0.8, true],
  ['a square', 500, 500, 1, false],
  ['a photo', 1500, 1000, 1.5, false],
  ['the widest', 1910, 1000, 1.91, false],
])('%s goes out as Instagram takes it', (_, width, height, shape, bars) => {
  if (!frame) throw new Error('Instagram frames no image');
  expect(framedShape({ width, height }, frame)).toBeCloseTo(shape);
  expect(getsWhiteBars({ width, height }, frame)).toBe(bars);
});
