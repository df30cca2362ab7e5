import { readFile, stat } from 'node:fs/promises';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { compressOnce, preferred } from './compress.ts';
import { etagMatches } from './etag-matches.ts';

const COMPRESSIBLE = /\.(js|mjs|css|html|json|svg|map|txt|xml)$/;
/** Names with a content hash never change. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** The compressed file that the build writes beside a file (`shell/sdk/webpack/base-config.mjs`). */
export const brotliOf = (file: string): string => `${file}.br`;

/** A static file: typed, compressed, and cached for good when its name says so. */
export async function serveFile(c: Context, file: string): Promise<Response> {
  const { mtimeMs, size } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  // Only a name with a hash surely means the same content.
  const ready = HASHED.test(file) ? () => readIfThere(brotliOf(file)) : undefined;
  return serve(c, { name: file, key: `${etag} ${file}`, etag, read: () => readFile(file), ready });
}

const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

interface Served {
  readonly name: string;
  /** Identifies the content. */
  readonly key: string;
  readonly etag: string;
  read(): Promise<Buffer>;
  /** Reads the same as the build compressed it with Brotli; null where it did not. Else it is compressed here, once. */
  ready?: (() => Promise<Buffer | null>) | undefined;
}

export async function serve(c: Context, { name, key, etag, read, ready }: Served): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': getMimeType(name) ?? 'application/octet-stream',
    'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
  };
  if (etagMatches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const encoding = COMPRESSIBLE.test(name) ? preferred(c.req.header('accept-encoding')) : null;
  const compressed = encoding === 'br' ? await ready?.() : null;
  const body = compressed ?? (await (encoding ? compressOnce(key, encoding, read) : read()));
  if (encoding) headers['content-encoding'] = encoding;
  return c.body(new Uint8Array(body), 200, headers);
}
