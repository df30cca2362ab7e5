import { expect, test } from '@jest/globals';
import { whiteBarsText } from './white-bars.ts';

const image = (name: string, width: number | null, height: number | null) =>
  ({ kind: 'image', name, width, height }) as const;

test('the images that Instagram takes only with white bars are named', () => {
  const strip = image('strip.jpg', 3000, 400);
  expect(
    whiteBarsText('instagram', [image('a.jpg', 800, 600), strip, image('tower.jpg', 300, 900), strip]),
  ).toBe(
    'On Instagram, “strip.jpg” and “tower.jpg” will have white bars, because Instagram only accepts aspect ratios from 4:5 to 1.91:1.',
  );
  expect(whiteBarsText('instagram', [image('a.jpg', 800, 600), image('b.jpg', null, null)])).toBeNull();
  expect(whiteBarsText('instagram', [{ ...strip, kind: 'video' }])).toBeNull();
  expect(whiteBarsText('facebook', [strip])).toBeNull();
});
