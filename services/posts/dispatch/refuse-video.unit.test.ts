import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mp4a, sampleVideo } from '../test/sample-video.ts';
import { refuseVideo } from './refuse-video.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'carillon-refuse-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const media = {
  localPath: async ({ file }: { file: string }) => path.join(root, file),
  sizeOf: async ({ file }: { file: string }) =>
    (await stat(path.join(root, file)).catch(() => null))?.size ?? null,
};
const plannedVideo = (platform: 'instagram' | 'facebook', file = 'a.mp4') => ({
  platform,
  media: [
    {
      mediaId: 'm',
      folder: 'f',
      file,
      kind: 'video' as const,
      mime: 'video/mp4',
      bytes: 90_000,
      altText: '',
    },
  ],
});

test('stops a planned video that its network would refuse, in its words', async () => {
  await writeFile(path.join(root, 'a.mp4'), sampleVideo({ seconds: 2 }));
  await expect(refuseVideo(media, plannedVideo('instagram'))).rejects.toMatchObject({
    name: 'SocialError',
    kind: 'permanent',
    message:
      'Instagram accepts videos of at least 3 seconds; this one is 2 seconds long. Use a longer video.',
  });
});

test('lets the same video go to a network that takes it', async () => {
  await writeFile(path.join(root, 'a.mp4'), sampleVideo({ seconds: 2 }));
  await expect(refuseVideo(media, plannedVideo('facebook'))).resolves.toBeUndefined();
});

test('lets a video go that keeps the rules', async () => {
  await writeFile(path.join(root, 'a.mp4'), sampleVideo({ sound: mp4a() }));
  await expect(refuseVideo(media, plannedVideo('instagram'))).resolves.toBeUndefined();
});

test('leaves a file that is gone to the client, which reports it', async () => {
  await expect(refuseVideo(media, plannedVideo('instagram', 'gone.mp4'))).resolves.toBeUndefined();
});
