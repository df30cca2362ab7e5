import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLocalCopies } from './local-copies.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-03-02T12:00:00Z');
const LIMITS = { unusedMs: 6 * HOUR_MS, inUseMs: HOUR_MS / 4, clock: () => NOW };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'carillon-copies-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const copiesOf = (mostBytes = 1000) => createLocalCopies(root, { ...LIMITS, mostBytes });
const streamOf = (text: string) => async () => new Blob([text]).stream() as ReadableStream<Uint8Array>;
const noStream = async () => Promise.reject(new Error('it is fetched once more'));
/** A folder with one file. */
const put = async (name: string, usedHoursAgo: number, bytes = 1): Promise<void> => {
  const at = new Date(NOW.getTime() - usedHoursAgo * HOUR_MS);
  await mkdir(path.join(root, name));
  await writeFile(path.join(root, name, 'a.jpg'), 'x'.repeat(bytes));
  for (const one of [path.join(root, name, 'a.jpg'), path.join(root, name)]) await utimes(one, at, at);
};
const listRemaining = async (): Promise<string[]> => {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  return files
    .filter((one) => one.isFile())
    .map((one) => path.basename(one.parentPath))
    .sort();
};

test('fetches a file once for all who ask for it', async () => {
  let fetches = 0;
  const open = () => {
    fetches++;
    return streamOf('x')();
  };
  const copies = copiesOf();
  await Promise.all([copies.fetch('f/a.jpg', open), copies.fetch('f/a.jpg', open)]);
  await copies.fetch('f/a.jpg', open);
  expect(fetches).toBe(1);
});

test('leaves nothing of a file whose transfer breaks off', async () => {
  const failingStream = async () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array([1]));
        controller.error(new Error('it broke off'));
      },
    });
  await expect(copiesOf().fetch('f/a.jpg', failingStream)).rejects.toThrow('it broke off');
  expect(await readdir(path.join(root, 'f'))).toEqual([]);
});

test('fetches a file anew that is gone', async () => {
  const copies = copiesOf();
  const file = await copies.fetch('f/a.jpg', streamOf('x'));
  await rm(path.dirname(file), { recursive: true });
  await copies.fetch('f/a.jpg', streamOf('xyz'));
  expect((await stat(file)).size).toBe(3);
});

test('removes only copies that nobody used for six hours', async () => {
  await put('old', 7);
  await put('recent', 5);
  await copiesOf().prune();
  expect(await listRemaining()).toEqual(['recent']);
});

test('removes a folder that has been empty for long', async () => {
  await mkdir(path.join(root, 'new'));
  await mkdir(path.join(root, 'old'));
  await utimes(path.join(root, 'new'), NOW, NOW);
  await utimes(path.join(root, 'old'), 0, 0);
  await copiesOf().prune();
  expect(await readdir(root)).toEqual(['new']);
});

test('removes the least recently used when copies take too much', async () => {
  await put('a', 3, 40);
  await put('b', 1, 40);
  await put('c', 2, 40);
  await copiesOf(100).prune();
  expect(await listRemaining()).toEqual(['b', 'c']);
});

test('a use makes a copy the most recently used', async () => {
  await put('a', 3, 40);
  await put('b', 1, 40);
  await put('c', 2, 40);
  const copies = copiesOf(100);
  await copies.fetch('a/a.jpg', noStream);
  await copies.prune();
  expect(await listRemaining()).toEqual(['a', 'b']);
});

test('keeps recently used copies whatever their size', async () => {
  await put('a', 0.1, 200);
  await copiesOf(100).prune();
  expect(await listRemaining()).toEqual(['a']);
});

test('makes room as soon as a fetched file takes too much', async () => {
  await put('a', 3, 90);
  const copies = copiesOf(100);
  await copies.prune();
  await copies.fetch('b/a.jpg', streamOf('x'.repeat(20)));
  // Joins the one under way.
  await copies.prune();
  expect(await listRemaining()).toEqual(['b']);
});

test('a use leaves the file of a Blob as it is', async () => {
  let seconds = 0;
  const clock = () => new Date(NOW.getTime() + 1500 * seconds++);
  const copies = createLocalCopies(root, { ...LIMITS, mostBytes: 1000, clock });
  const blob = await openAsBlob(await copies.fetch('f/a.jpg', streamOf('x')));
  await copies.fetch('f/a.jpg', noStream);
  expect(await blob.text()).toBe('x');
});
