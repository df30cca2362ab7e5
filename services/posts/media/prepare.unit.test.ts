import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { convertImage } from './convert-image.ts';
import { createPrepare } from './prepare.ts';
import type { StoredFile } from './store-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-prepare-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

const stored = async (bytes: Buffer | null): Promise<StoredFile> => {
  const file = path.join(folder, 'incoming.jpg');
  if (bytes) await writeFile(file, bytes);
  return {
    ...{ field: 'media_1', name: 'a.jpg', path: file, sha256: 'x', bytes: 100 },
    type: { kind: 'image', mime: 'image/jpeg', ext: 'jpg' },
  };
};

test('an image that can not be drawn is damaged', async () => {
  await expect(
    createPrepare(folder)(await stored(Buffer.from('no image')), 'facebook'),
  ).rejects.toMatchObject({
    code: 'unsupported_media',
    message: expect.stringContaining('damaged'),
    cause: expect.any(Error),
  });
});

test('trouble with the disk is not told as a fault of the image', async () => {
  await expect(createPrepare(folder)(await stored(null), 'facebook')).rejects.toMatchObject({
    code: 'ENOENT',
  });
  const nowhere = createPrepare(path.join(folder, 'not there'));
  await expect(nowhere(await stored(await picture()), 'facebook')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('an image that does not get small enough is told as that', async () => {
  const rules = { maxBytes: 100, shape: 'free' } as const;
  await expect(convertImage(await picture(), rules)).rejects.toMatchObject({ name: 'StaysTooBig' });
});
