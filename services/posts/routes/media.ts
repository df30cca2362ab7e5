import { AppError } from '@carillon/kit/errors.ts';
import { readRange } from '@carillon/kit/http/range.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Context, Hono } from 'hono';
import type { MediaLibrary } from '../media/library.ts';
import { mimeOf } from '../media/mimes.ts';
import type { MediaPlace } from '../media/token.ts';

/** The public address of a file, for the networks to fetch and the owner's browser to show. */
export function mountMedia(app: Hono<ServiceEnv>, media: MediaLibrary): void {
  app.get('/media/:token', async (c) => {
    c.set('operation', 'posts.media');
    const place = media.placeOf(c.req.param('token'));
    const size = place && (await media.sizeOf(place));
    if (!place || size === null) throw new AppError('not_found');
    return await send(c, media, place, size);
  });
}

async function send(c: Context, media: MediaLibrary, place: MediaPlace, size: number): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': mimeOf(place.file),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    // The name is made of the bytes, so they never change.
    'cache-control': 'public, max-age=3600, immutable',
    // Networks may fetch a file; search engines must not list it.
    'x-robots-tag': 'noindex',
  };
  const range = readRange(c.req.header('range'), size);
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['content-length'] = String(end - start + 1);
  if (range) headers['content-range'] = `bytes ${start}-${end}/${size}`;
  const body = c.req.method === 'HEAD' ? null : await media.open(place, { start, end });
  return new Response(body, { status: range ? 206 : 200, headers });
}
