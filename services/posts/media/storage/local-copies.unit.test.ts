import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLocalCopies } from './local-copies.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-03-02T12:00:00Z');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'carillon-copies-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const streamOf = (text: string) => async () => new Blob([text]).stream() as ReadableStream<Uint8Array>;
const put = async (name: string, usedHoursAgo: number): Promise<void> => {
  const at = new Date(NOW.getTime() - usedHoursAgo * HOUR_MS);
  await mkdir(path.join(root, name));
  await writeFile(path.join(root, name, 'a.jpg'), 'x');
  for (const one of [path.join(root, name, 'a.jpg'), path.join(root, name)]) await utimes(one, at, at);
};

test('fetches a file once for all who ask for it', async () => {
  let fetches = 0;
  const open = () => {
    fetches++;
    return streamOf('x')();
  };
  const copies = createLocalCopies(root);
  await Promise.all([copies.fetch('f/a.jpg', open), copies.fetch('f/a.jpg', open)]);
  await copies.fetch('f/a.jpg', open);
  expect(fetches).toBe(1);
});

test('leaves nothing of a file whose transfer breaks off', async () => {
  const broken = async () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array([1]));
        controller.error(new Error('it broke off'));
      },
    });
  await expect(createLocalCopies(root).fetch('f/a.jpg', broken)).rejects.toThrow('it broke off');
  expect(await readdir(path.join(root, 'f'))).toEqual([]);
});

test('removes the folders that nobody has used for a time, and no others', async () => {
  await put('old', 7);
  await put('recent', 5);
  await createLocalCopies(root).prune(NOW, 6 * HOUR_MS);
  expect(await readdir(root)).toEqual(['recent']);
});
