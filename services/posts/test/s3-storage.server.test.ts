import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createS3Storage } from '../media/storage/s3-storage.ts';
import { type Bucket, makeBucket } from './s3-bucket.ts';

const MB = 1024 * 1024;

let folder: string;
let bucket: Bucket;
let storage: ReturnType<typeof createS3Storage>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-s3-'));
  bucket = await makeBucket();
  storage = createS3Storage(bucket.settings);
});
afterAll(async () => {
  storage.close();
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const put = async (key: string, bytes: Uint8Array): Promise<void> => {
  const file = path.join(folder, 'upload');
  await writeFile(file, bytes);
  await storage.put(key, file, 'video/mp4');
};
const read = async (stream: Promise<ReadableStream<Uint8Array>>): Promise<Buffer> =>
  Buffer.from(await new Response(await stream).arrayBuffer());

describe('a file', () => {
  test('comes back byte by byte', async () => {
    const bytes = randomBytes(20 * MB);
    await put('whole/a.mp4', bytes);
    expect((await read(storage.open('whole/a.mp4'))).equals(bytes)).toBe(true);
  });

  test('of no bytes is stored', async () => {
    await put('empty/a.mp4', Buffer.alloc(0));
    expect(await storage.sizeOf('empty/a.mp4')).toBe(0);
  });

  test('is read in part, both ends included', async () => {
    await put('part/a.mp4', Buffer.from('0123456789'));
    expect((await read(storage.open('part/a.mp4', { start: 2, end: 5 }))).toString()).toBe('2345');
  });

  test('tells its size', async () => {
    await put('size/a.mp4', randomBytes(1234));
    expect(await storage.sizeOf('size/a.mp4')).toBe(1234);
  });

  test('an object that was never stored has no size', async () => {
    expect(await storage.sizeOf('never/a.mp4')).toBeNull();
  });

  test('is gone once it is removed, also by a second call', async () => {
    await put('gone/a.mp4', Buffer.from('x'));
    await storage.remove('gone/a.mp4');
    await storage.remove('gone/a.mp4');
    expect(await storage.sizeOf('gone/a.mp4')).toBeNull();
  });

  test('that was never stored is not found, rather than not reachable', async () => {
    await expect(storage.open('never/a.mp4')).rejects.toMatchObject({ code: 'not_found' });
  });

  // A folder is opened like a file, and fails when it is read.
  test.each(['nowhere', ''])('that can’t be read to its end leaves nothing (“%s”)', async (name) => {
    await expect(storage.put('broken/a.mp4', path.join(folder, name), 'video/mp4')).rejects.toThrow();
    expect(await storage.sizeOf('broken/a.mp4')).toBeNull();
  });
});

test('lists the files of one folder, and of none whose name begins alike', async () => {
  for (const key of ['list/a.mp4', 'list/b.jpg', 'list2/c.jpg']) await put(key, Buffer.from('x'));
  expect((await storage.list('list/')).map(({ key }) => key).sort()).toEqual(['list/a.mp4', 'list/b.jpg']);
});

test('lists more files than one page has', async () => {
  const keys = ['many/a', 'many/b', 'many/c', 'many/d', 'many/e'];
  for (const key of keys) await put(key, Buffer.from('x'));
  const small = createS3Storage(bucket.settings, { pageSize: 2 });
  expect((await small.list('many/')).map(({ key }) => key)).toEqual(keys);
  small.close();
});

describe('a check', () => {
  test('passes for a bucket that is there', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test('names the setting of a bucket that doesn’t exist', async () => {
    const missing = createS3Storage({ ...bucket.settings, bucket: 'carillon-nowhere' });
    await expect(missing.check()).rejects.toThrow(
      /MEDIA_S3_BUCKET: the bucket carillon-nowhere .* doesn’t exist/,
    );
  });
});

test('reports an unreachable server without the keys', async () => {
  const away = createS3Storage({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' });
  const error = await away.sizeOf('a/b').catch((cause: Error) => cause);
  expect(error).toMatchObject({ code: 'service_unavailable' });
  expect(JSON.stringify(error) + String((error as Error).cause)).not.toContain('carillon-secret');
});

const serve = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const shaky = createS3Storage({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` });
  const close = () => {
    shaky.close();
    server.close();
  };
  return { shaky, close };
};

test('an upload is sent again, whole, after the server failed for a moment', async () => {
  const bodies: string[] = [];
  const { shaky, close } = await serve(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(bodies.length < 3 ? 503 : 200).end();
  });
  const file = path.join(folder, 'again');
  await writeFile(file, 'all of it');
  await shaky.put('again/a.mp4', file, 'video/mp4');
  close();
  expect(bodies).toEqual(['all of it', 'all of it', 'all of it']);
});

test('reports a transfer that breaks off as an unreachable storage', async () => {
  const { shaky, close } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('01234', () => response.destroy());
  });
  await expect(read(shaky.open('half/a.mp4'))).rejects.toMatchObject({ code: 'service_unavailable' });
  close();
});
