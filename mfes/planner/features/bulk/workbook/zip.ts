import {
  configure,
  type FileEntry,
  Uint8ArrayReader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { WorkbookFault } from './fault.ts';

/** XML compresses well: this much is a sheet of a million rows. Pictures and other files don't count, since nothing reads them. */
export const MAX_XML_BYTES = 256 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
const XML = /\.(?:xml|rels)$/i;

/** The files in a ZIP archive, by path. */
export interface Zip {
  has(path: string): boolean;
  /** Decompresses a file piece by piece. */
  read(path: string): AsyncIterable<Uint8Array>;
}

/** So little at a time that even a thousand times as much fits into memory. */
const PIECE = 16_384;

/** Reads the directory of a ZIP archive, and rejects one that would become too large. */
export async function openZip(bytes: Uint8Array): Promise<Zip> {
  // This code is in a worker already.
  configure({ useWebWorkers: false, chunkSize: PIECE });
  const entries = await readDirectory(bytes);
  let xmlSize = 0;
  for (const [path, { uncompressedSize }] of entries) if (XML.test(path)) xmlSize += uncompressedSize;
  if (xmlSize > MAX_XML_BYTES) throw new WorkbookFault('too large');
  return {
    has: (path) => entries.has(path),
    read(path) {
      const entry = entries.get(path);
      if (!entry) throw new WorkbookFault('damaged');
      return decompress(entry);
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

/** Decompresses a file, up to the size in the directory: the limit was checked against it. */
async function* decompress(entry: FileEntry): AsyncGenerator<Uint8Array> {
  if (entry.encrypted) throw new WorkbookFault('password');
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
      yield value;
    }
  } catch (error) {
    throw new WorkbookFault('damaged', { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
