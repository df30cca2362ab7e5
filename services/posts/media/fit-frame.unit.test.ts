import { expect, test } from '@jest/globals';
import { fitFrame } from './fit-frame.ts';

const frame = { narrowest: 0.8, widest: 1.91, leastWidth: 320, mostWidth: 1440, words: '4:5 to 1.91:1' };

test.each([
  [1080, 1080, 1080, 1080],
  [4000, 3000, 1440, 1080],
  [1000, 4000, 1440, 1800],
  [5000, 1000, 1440, 754],
  [100, 100, 320, 320],
  [1, 5000, 1440, 1800],
])('%i by %i goes on a canvas of %i by %i', (width, height, wide, high) => {
  expect(fitFrame({ width, height }, frame)).toEqual({ width: wide, height: high });
});

test('every canvas is of a shape and width of the frame', () => {
  for (let width = 1; width < 3000; width += 37)
    for (let height = 1; height < 3000; height += 41) {
      const canvas = fitFrame({ width, height }, frame);
      expect(canvas.width / canvas.height).toBeGreaterThanOrEqual(0.8);
      expect(canvas.width / canvas.height).toBeLessThanOrEqual(1.91);
      expect(canvas.width).toBeGreaterThanOrEqual(320);
      expect(canvas.width).toBeLessThanOrEqual(1440);
    }
});
