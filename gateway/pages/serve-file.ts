import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|mjs|css|html|json|svg|map|txt)$/;
/** Names with a content hash never change. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;

const compressed = new Map<string, Promise<Buffer>>();

/** A static file: typed, compressed once, and cached for good when its name says so. */
export async function serveFile(c: Context, file: string): Promise<Response> {
  const { mtimeMs, size } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'content-type': getMimeType(file) ?? 'application/octet-stream',
    'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const encoding = COMPRESSIBLE.test(file) ? preferred(c.req.header('accept-encoding') ?? '') : null;
  const body = await (encoding ? compress(file, encoding, etag) : readFile(file));
  if (encoding) headers['content-encoding'] = encoding;
  return c.body(new Uint8Array(body), 200, headers);
}

const preferred = (accepted: string): 'br' | 'gzip' | null =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;

function compress(file: string, encoding: 'br' | 'gzip', etag: string): Promise<Buffer> {
  const key = `${encoding} ${etag} ${file}`;
  let result = compressed.get(key);
  if (!result) {
    result = readFile(file).then((bytes) =>
      encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : zip(bytes),
    );
    compressed.set(key, result);
    result.catch(() => compressed.delete(key));
  }
  return result;
}
