import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { copyFolder } from '../media/storage/copy-folder.ts';
import { createS3Storage } from '../media/storage/s3-storage.ts';
import { drafting } from './drafting.ts';
import { facebook, form, type Posts, startPosts } from './posts-under-test.ts';
import { type Bucket, makeBucket } from './s3-bucket.ts';

let disk: string;
let bucket: Bucket;
let posts: Posts;
let page: ReturnType<typeof drafting>;

beforeEach(async () => {
  disk = await mkdtemp(path.join(tmpdir(), 'carillon-s3-media-'));
  bucket = await makeBucket();
  posts = await startPosts({ ...bucket.env, MEDIA_FOLDER: disk });
  page = drafting(posts);
});
afterEach(async () => {
  await posts.close();
  bucket.close();
  await rm(disk, { recursive: true, force: true });
});

/** As on another machine that only shares the bucket. */
const emptyDisk = async (): Promise<void> => {
  for (const name of await readdir(disk)) await rm(path.join(disk, name), { recursive: true });
};
const publish = async (mediaId: string) => {
  const fields = { media_ids: JSON.stringify([mediaId]) };
  const reply = await posts.request('POST', '/posts/publish', form([facebook('A picture')], fields));
  return reply.json();
};

test('an upload is in the bucket, and nothing else of it', async () => {
  const { media } = await page.upload();
  expect(await bucket.keys()).toEqual([expect.stringMatching(new RegExp(`^${media.id}.*/[0-9a-f]+\\.`))]);
});

test('a picture is shown by a process that has no copy of it', async () => {
  const { media } = await page.upload();
  await emptyDisk();
  const reply = await posts.app.request(new URL(media.url).pathname);
  const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect({ status: reply.status, width, height }).toEqual({ status: 200, width: 40, height: 30 });
});

test('a part of a picture is answered with its range', async () => {
  const { media } = await page.upload();
  const headers = { range: 'bytes=0-3' };
  const reply = await posts.app.request(new URL(media.url).pathname, { headers });
  expect(reply.status).toBe(206);
  expect(reply.headers.get('content-range')).toBe(`bytes 0-3/${media.bytes}`);
  expect((await reply.arrayBuffer()).byteLength).toBe(4);
});

test('a network gets the picture from a worker without a copy of it', async () => {
  const { media } = await page.upload();
  const { post_id: id } = await publish(media.id);
  await emptyDisk();
  await posts.work();
  await posts.until(id, 'published');
  const blob = await posts.networks.facebook.requests[0]?.media[0]?.open();
  expect(blob?.size).toBe(media.bytes);
});

test('a picture that its user deletes leaves the bucket', async () => {
  const { media } = await page.upload();
  await posts.work();
  expect((await posts.request('DELETE', `/posts/media/${media.id}`)).status).toBe(200);
  await eventually(async () => expect(await bucket.keys()).toEqual([]));
});

test('an upload is refused in words while the bucket is away, and may be sent again', async () => {
  const id = randomUUID();
  await bucket.drop();
  expect(await page.upload('red', id)).toMatchObject({
    status: 503,
    error: 'service_unavailable',
    message: 'The media storage isn’t reachable. Nothing was lost: try again in a moment.',
  });
  await bucket.create();
  expect(await page.upload('red', id)).toMatchObject({ status: 200, media: { id } });
});

test('an upload that the bucket rejects doesn’t count, and leaves nothing on disk', async () => {
  await bucket.drop();
  await page.upload();
  const files = await readdir(disk, { recursive: true, withFileTypes: true });
  expect(await posts.context.stores.mediaSizes.usedBy('ada')).toBe(0);
  expect(files.filter((one) => one.isFile())).toEqual([]);
  await bucket.create();
});

test('an upload that is refused before it is stored leaves no record of a folder', async () => {
  await posts.close();
  posts = await startPosts({ ...bucket.env, MEDIA_FOLDER: disk, MEDIA_QUOTA_MB: '1' });
  await posts.context.stores.mediaSizes.reserve(
    { folder: 'p', file: 'f', bytes: 1024 * 1024, workspaceId: 'ada' },
    1024 * 1024,
  );
  expect(await drafting(posts).upload()).toMatchObject({ error: 'quota_full' });
  expect(await posts.context.stores.mediaFolders.oldest(10)).toEqual([]);
});

test('a publication waits while the bucket is away', async () => {
  const { media } = await page.upload();
  const { post_id: id } = await publish(media.id);
  await emptyDisk();
  await posts.work();
  await posts.until(id, 'published');
  const [picture] = posts.networks.facebook.requests[0]?.media ?? [];
  await posts.context.media.remove((await bucket.keys())[0]?.split('/')[0] ?? '');
  await bucket.drop();
  await emptyDisk();
  await expect(picture?.open()).rejects.toMatchObject({ name: 'SocialError', kind: 'transient' });
  await bucket.create();
});

test('files from before the bucket are copied, compared and left on the disk', async () => {
  await mkdir(path.join(disk, 'old'), { recursive: true });
  await writeFile(path.join(disk, 'old', 'a.jpg'), 'a picture');
  await writeFile(path.join(disk, 'old', 'b.part'), 'half an upload');
  const storage = createS3Storage(bucket.settings);
  const results = [await copyFolder(disk, storage), await copyFolder(disk, storage)];
  storage.close();
  expect(results).toEqual([
    { copied: 1, present: 0, different: [] },
    { copied: 0, present: 1, different: [] },
  ]);
  expect(await bucket.keys()).toEqual(['old/a.jpg']);
  expect(await readdir(path.join(disk, 'old'))).toEqual(['a.jpg', 'b.part']);
});

test('an image of the service copies a volume into the bucket', async () => {
  await mkdir(path.join(disk, 'old'), { recursive: true });
  await writeFile(path.join(disk, 'old', 'a.jpg'), 'a picture');
  const env = { ...process.env, ...bucket.env, MEDIA_FOLDER: disk };
  const main = path.join(import.meta.dirname, '../main-copy-media.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main], { env });
  expect(stdout).toBe('1 files copied, 0 were there. The disk is as it was.\n');
  expect(await bucket.keys()).toEqual(['old/a.jpg']);
});

test('a copy names the file that is another one in the bucket', async () => {
  await mkdir(path.join(disk, 'old'), { recursive: true });
  await writeFile(path.join(disk, 'old', 'a.jpg'), 'a picture');
  const storage = createS3Storage(bucket.settings);
  await copyFolder(disk, storage);
  await writeFile(path.join(disk, 'old', 'a.jpg'), 'A PICTURE');
  expect(await copyFolder(disk, storage)).toMatchObject({ different: ['old/a.jpg'] });
  storage.close();
});
