import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Limit of the cache: builds come and go while a process runs. */
const MAX_BYTES = 64 * 1024 * 1024;
const compressed = new Map<string, { readonly result: Promise<Buffer>; bytes: number }>();
let keptBytes = 0;

/** The better encoding that the browser accepts, by its `Accept-Encoding`. */
export function preferred(accepted = ''): Encoding | null {
  const encodings = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    // A weight of nothing is a refusal.
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  return encodings.includes('br') ? 'br' : encodings.includes('gzip') ? 'gzip' : null;
}

/**
 * Compresses once for all callers, as long as there is room.
 * @param key identifies the content
 */
export function compressOnce(key: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> {
  const name = `${encoding} ${key}`;
  const cached = compressed.get(name);
  if (cached) {
    // The least recently asked for is the first.
    compressed.delete(name);
    compressed.set(name, cached);
    return cached.result;
  }
  const result = read().then((bytes) =>
    encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : zip(bytes),
  );
  const entry = { result, bytes: 0 };
  compressed.set(name, entry);
  result.then(
    ({ length }) => {
      if (compressed.get(name) !== entry) return;
      entry.bytes = length;
      keptBytes += length;
      makeRoom();
    },
    () => compressed.delete(name),
  );
  return result;
}

function makeRoom(): void {
  for (const [name, { bytes }] of compressed) {
    if (keptBytes <= MAX_BYTES) return;
    compressed.delete(name);
    keptBytes -= bytes;
  }
}
