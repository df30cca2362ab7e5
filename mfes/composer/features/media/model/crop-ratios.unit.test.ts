import { expect, test } from '@jest/globals';
import { wholePixels } from './crop-ratios.ts';

const image = { width: 100, height: 50 };
test('a part is in whole pixels and never beyond the image', () => {
  expect(wholePixels({ x: 10.4, y: 0.6, width: 20.5, height: 30 }, image)).toEqual({
    left: 10,
    top: 1,
    width: 21,
    height: 30,
  });
  expect(wholePixels({ x: 50.6, y: -0.2, width: 49.9, height: 50.4 }, image)).toEqual({
    left: 51,
    top: 0,
    width: 49,
    height: 50,
  });
});
