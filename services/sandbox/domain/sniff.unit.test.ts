import { expect, test } from '@jest/globals';
import { heic, jpeg, mp4, nonsense, png, webp } from '../test/sample-files.ts';
import { sniff } from './sniff.ts';

test('a file is what its bytes say', async () => {
  expect(await sniff(jpeg(1080, 1350))).toEqual({
    kind: 'image',
    mime: 'image/jpeg',
    width: 1080,
    height: 1350,
  });
  expect(await sniff(png(640, 480))).toEqual({ kind: 'image', mime: 'image/png', width: 640, height: 480 });
  expect(await sniff(mp4(100))).toMatchObject({ kind: 'video', mime: 'video/mp4' });
  expect(await sniff(nonsense())).toBeNull();
});

test('doesn’t recognize a file that breaks off', async () => {
  for (const length of [0, 1, 3, 8, 20]) {
    expect(await sniff(jpeg(10, 10).subarray(0, length))).toBeNull();
    expect(await sniff(png(10, 10).subarray(0, length))).toBeNull();
  }
});

test('a HEIC photo is no video', async () => {
  expect(await sniff(heic())).toBeNull();
});

test('a WebP image is detected for the networks that take it', async () => {
  expect(await sniff(webp(1800, 1125))).toBeNull();
  expect(await sniff(webp(1800, 1125), true)).toEqual({
    kind: 'image',
    mime: 'image/webp',
    width: 1800,
    height: 1125,
  });
});
