import { expect, test } from '@jest/globals';
import { jpeg, mp4, nonsense, png } from '../test/sample-files.ts';
import { sniff } from './sniff.ts';

test('a file is what its bytes say', () => {
  expect(sniff(jpeg(1080, 1350))).toEqual({ kind: 'image', mime: 'image/jpeg', width: 1080, height: 1350 });
  expect(sniff(png(640, 480))).toEqual({ kind: 'image', mime: 'image/png', width: 640, height: 480 });
  expect(sniff(mp4(100))).toMatchObject({ kind: 'video', mime: 'video/mp4' });
  expect(sniff(nonsense())).toBeNull();
});

test('a file that breaks off is nothing', () => {
  for (const length of [0, 1, 3, 8, 20]) {
    expect(sniff(jpeg(10, 10).subarray(0, length))).toBeNull();
    expect(sniff(png(10, 10).subarray(0, length))).toBeNull();
  }
});
