import type { Context } from 'hono';
import { normalHost } from './known-hosts.ts';
import type { Origin } from './origin.ts';

/**
 * Whether a browser says that the page of another site calls. The Host is known to be ours by now, so an origin of the
 * same name is too. A call without an origin is judged by its token.
 */
export function isForeign(c: Context, { publicUrl }: Pick<Origin, 'publicUrl'>): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  const { protocol } = new URL(publicUrl);
  const normal = (url: string) => normalHost(protocol, URL.parse(url)?.host ?? '');
  // Browsers send the word "null" from sandboxed frames and files.
  const host = normal(origin);
  // A proxy that terminates TLS may leave its port in the Host.
  return !host || host !== normal(c.req.url);
}
