import {
  configure,
  type FileEntry,
  Uint8ArrayReader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { WorkbookFault } from './fault.ts';

/** XML compresses well: this much is a sheet of a million rows. Pictures don't count, since nothing reads them. */
export const MAX_READ_BYTES = 256 * 1024 * 1024;
const MAX_ENTRIES = 10_000;

/** The files in a ZIP archive, by path. */
export interface Zip {
  has(path: string): boolean;
  /** Decompresses a file piece by piece. */
  read(path: string): AsyncIterable<Uint8Array>;
}

/** So little at a time that even a thousand times as much fits into memory. */
const PIECE = 16_384;

/** Reads the directory of a ZIP archive. All that is read of its files, whatever their names, has one limit. */
export async function openZip(bytes: Uint8Array, maxBytes = MAX_READ_BYTES): Promise<Zip> {
  // This code is in a worker already.
  configure({ useWebWorkers: false, chunkSize: PIECE });
  const entries = await readDirectory(bytes);
  const budget = { bytes: maxBytes };
  return {
    has: (path) => entries.has(path),
    read(path) {
      const entry = entries.get(path);
      if (!entry) throw new WorkbookFault('damaged');
      return decompress(entry, budget);
    },
  };
}

/** Programs write archives with small mistakes, which Excel and LibreOffice accept too. */
const OPTIONS = { strictness: 'tolerant', maxAppendedDataSize: 0xffff } as const;

async function readDirectory(bytes: Uint8Array): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  let count = 0;
  for await (const entry of new ZipReader(new Uint8ArrayReader(bytes), OPTIONS).getEntriesGenerator()) {
    if (++count > MAX_ENTRIES) throw new WorkbookFault('too large');
    // Some old programs on Windows write backslashes.
    if (!entry.directory) entries.set(entry.filename.replaceAll('\\', '/'), entry);
  }
  return entries;
}

/** Decompresses a file as far as the budget allows; one that promises more isn't even begun. */
async function* decompress(entry: FileEntry, budget: { bytes: number }): AsyncGenerator<Uint8Array> {
  if (entry.encrypted) throw new WorkbookFault('password');
  if (entry.uncompressedSize > budget.bytes) throw new WorkbookFault('too large');
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  entry
    .getData(writable)
    .catch((error: unknown) => writable.abort(error))
    .catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      budget.bytes -= value.length;
      if (budget.bytes < 0) throw new WorkbookFault('too large');
      yield value;
    }
  } catch (error) {
    if (error instanceof WorkbookFault) throw error;
    throw new WorkbookFault('damaged', { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
