import { WorkbookFault } from './fault.ts';

/** XML compresses well: this much is a sheet of a million rows. Pictures and other files don't count, since nothing reads them. */
export const MAX_XML_BYTES = 256 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
const XML = /\.(?:xml|rels)$/i;

interface Entry {
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly start: number;
  readonly compressedSize: number;
  readonly size: number;
}

/** The files in a ZIP archive, by path. */
export interface Zip {
  has(path: string): boolean;
  /** Decompresses a file piece by piece. */
  read(path: string): AsyncIterable<Uint8Array>;
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;

/** Reads the directory of a ZIP archive, and rejects one that would become too large. */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes);
  let xmlSize = 0;
  for (const [path, { size }] of entries) if (XML.test(path)) xmlSize += size;
  if (xmlSize > MAX_XML_BYTES) throw new WorkbookFault('too large');
  return {
    has: (path) => entries.has(path),
    read(path) {
      const entry = entries.get(path);
      if (!entry) throw new WorkbookFault('damaged');
      return decompress(view, bytes, entry);
    },
  };
}

function readDirectory(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  // Numbers that don't fit are in a record of 64-bit ZIP files, which are too large anyway.
  if (count > MAX_ENTRIES) throw new WorkbookFault('too large');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new WorkbookFault('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const nameEnd = at + ENTRY_SIZE + nameLength;
    if (nameEnd + extraLength > end) throw new WorkbookFault('damaged');
    const path = new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, nameEnd));
    const sizes = readSizes(view, at, nameEnd, extraLength);
    const flags = view.getUint16(at + 8, true);
    // Some old programs on Windows write backslashes.
    entries.set(path.replaceAll('\\', '/'), {
      isEncrypted: (flags & 1) === 1,
      method: view.getUint16(at + 10, true),
      ...sizes,
    });
    at = nameEnd + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw new WorkbookFault('damaged');
}

const IN_EXTRA = 0xffffffff;
const EXTRA_OF_64_BITS = 1;

/** Some programs write the sizes of every file with 64 bits, in a field behind its name. */
function readSizes(
  view: DataView,
  at: number,
  extraStart: number,
  extraLength: number,
): Pick<Entry, 'start' | 'compressedSize' | 'size'> {
  let size = view.getUint32(at + 24, true);
  let compressedSize = view.getUint32(at + 20, true);
  let start = view.getUint32(at + 42, true);
  const end = extraStart + extraLength;
  for (let field = extraStart; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== EXTRA_OF_64_BITS) continue;
    const fieldEnd = Math.min(end, field + 4 + view.getUint16(field + 2, true));
    let next = field + 4;
    const take = (value: number): number => {
      if (value !== IN_EXTRA || next + 8 > fieldEnd) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    };
    size = take(size);
    compressedSize = take(compressedSize);
    start = take(start);
    break;
  }
  return { size, compressedSize, start };
}

async function* decompress(view: DataView, bytes: Uint8Array, entry: Entry): AsyncGenerator<Uint8Array> {
  const { start, compressedSize, size, method } = entry;
  if (entry.isEncrypted) throw new WorkbookFault('password');
  if (start + LOCAL_SIZE > view.byteLength || view.getUint32(start, true) !== LOCAL_SIGNATURE)
    throw new WorkbookFault('damaged');
  const dataStart = start + LOCAL_SIZE + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const data = bytes.subarray(dataStart, dataStart + compressedSize);
  if (data.length !== compressedSize || (method !== STORED && method !== DEFLATED))
    throw new WorkbookFault('damaged');
  let total = 0;
  for await (const piece of method === STORED ? [data] : inflate(data)) {
    total += piece.length;
    // The directory promised a size, and the limit was checked against it.
    if (total > size) throw new WorkbookFault('damaged');
    yield piece;
  }
  if (total !== size) throw new WorkbookFault('damaged');
}

/** So little at a time that even a thousand times as much fits into memory. */
const PIECE = 16_384;

async function* inflate(data: Uint8Array): AsyncGenerator<Uint8Array> {
  let at = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at < data.length) controller.enqueue(data.slice(at, at + PIECE));
      else controller.close();
      at += PIECE;
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
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
