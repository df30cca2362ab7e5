import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createBoundedReader } from './bounded-reader.ts';

const MB = 1024 * 1024;
const SIZE = 40 * MB;
const tooMuch = { name: 'NotAVideo', reason: 'It has too many fragments.' };

let folder: string;
let file: FileHandle;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-reader-'));
  file = await open(path.join(folder, 'a'), 'w+');
  await file.truncate(SIZE);
});
afterEach(async () => {
  await file.close();
  await rm(folder, { recursive: true });
});

test('pieces come from where they are, side by side in one read', async () => {
  await file.write('abcd', SIZE - 4);
  const reader = createBoundedReader(file, SIZE);
  expect((await reader.read(SIZE - 4, 2)).toString()).toBe('ab');
  expect((await reader.read(SIZE - 3, 3)).toString()).toBe('bcd');
  await expect(reader.read(SIZE - 3, 4)).rejects.toMatchObject({ reason: 'It ends too early.' });
});

test('no more than 16 MB are read, whatever a file asks for', async () => {
  const reader = createBoundedReader(file, SIZE);
  await expect(reader.read(0, 17 * MB)).rejects.toMatchObject(tooMuch);
  const another = createBoundedReader(file, SIZE);
  await another.read(0, 10 * MB);
  await expect(another.read(10 * MB, 10 * MB)).rejects.toMatchObject(tooMuch);
});

test('nor is it read more than 8000 times', async () => {
  const reader = createBoundedReader(file, SIZE);
  for (let n = 0; n < 8000; n += 1) await reader.read(n * 2000, 8);
  await expect(reader.read(8000 * 2000, 8)).rejects.toMatchObject(tooMuch);
});
