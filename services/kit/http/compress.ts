import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

const compressed = new Map<string, Promise<Buffer>>();

/** What of the two a browser takes, by its `Accept-Encoding`. */
export const preferred = (accepted = ''): Encoding | null =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;

/** Compresses once for all that ask for it. @param key what stands for the content */
export function compressOnce(key: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> {
  const name = `${encoding} ${key}`;
  let result = compressed.get(name);
  if (!result) {
    result = read().then((bytes) =>
      encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : zip(bytes),
    );
    compressed.set(name, result);
    result.catch(() => compressed.delete(name));
  }
  return result;
}
