import { expect, test } from '@jest/globals';
import { instagramShape } from './instagram-shape.ts';

test.each([
  ['a strip', 4000, 400, 1.91],
  ['a tower', 400, 4000, 0.8],
  ['a square', 500, 500, 1],
  ['a photo', 1500, 1000, 1.5],
])('%s goes out as Instagram takes it', (_, naturalWidth, naturalHeight, shape) => {
  expect(instagramShape({ naturalWidth, naturalHeight })).toBeCloseTo(shape);
});

test('what is not loaded has no shape yet', () => {
  expect(instagramShape({ naturalWidth: 0, naturalHeight: 0 })).toBeNull();
});
