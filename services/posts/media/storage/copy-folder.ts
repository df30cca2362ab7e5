import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { mimeOf } from '../mimes.ts';
import type { ObjectStorage } from './object-storage.ts';

export interface CopyResult {
  readonly copied: number;
  /** Were stored before, with the same bytes. */
  readonly present: number;
  /** Keys whose bytes in the storage are not those of the disk. */
  readonly different: readonly string[];
}

/**
 * Copies the files of a media folder into a storage and compares each with the storage's copy. The disk's files stay.
 * An interrupted copy continues where it stopped.
 * @param folder with one folder for each upload
 * @param onFile called after each file with the number of files
 */
export async function copyFolder(
  folder: string,
  storage: ObjectStorage,
  onFile: (done: number, all: number) => void = () => undefined,
): Promise<CopyResult> {
  const keys = await keysOf(folder);
  const different: string[] = [];
  let copied = 0;
  for (const [at, key] of keys.entries()) {
    const file = path.join(folder, key);
    const isPresent = (await storage.sizeOf(key)) === (await stat(file)).size;
    if (!isPresent) {
      await storage.put(key, file, mimeOf(key));
      copied++;
    }
    const hash = hashOf((await storage.open(key)) as unknown as AsyncIterable<Uint8Array>);
    if ((await hash) !== (await hashOf(createReadStream(file)))) different.push(key);
    onFile(at + 1, keys.length);
  }
  return { copied, present: keys.length - copied, different };
}

/** The keys of all files; uploads that never ended are left out. */
async function keysOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  // Copies of a storage's own files.
  const uploads = entries.filter((entry) => entry.isDirectory() && entry.name !== 'copies');
  const keys = await Promise.all(
    uploads.map(async ({ name }) => {
      const files = await readdir(path.join(folder, name), { withFileTypes: true });
      return files
        .filter((file) => file.isFile() && !file.name.endsWith('.part'))
        .map((file) => `${name}/${file.name}`);
    }),
  );
  return keys.flat().toSorted();
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}
