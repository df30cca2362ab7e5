import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltManifest, parseBuiltManifest, type Registry } from '@carillon/contracts/manifest.ts';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { carillonAt } from './carillon.ts';
import type { Reloads } from './reloads.ts';

interface AppOptions {
  readonly carillon: string;
  /** The build of the one micro-frontend that is worked on. */
  readonly dist: string;
  readonly reloads: Reloads;
}

const SCRIPT = '<script src="/dev/reload.js" defer></script>';
const NOT_HERE = 'Open it as localhost.';

/** A Carillon that runs elsewhere, with one micro-frontend from this machine; its pages load again after each build. */
export function createApp({ carillon, dist, reloads }: AppOptions): Hono {
  const remote = carillonAt(carillon);
  const app = new Hono();
  app.use(async (c, next) => {
    const { hostname } = new URL(c.req.url);
    return ['localhost', '127.0.0.1'].includes(hostname) ? next() : c.text(NOT_HERE, 421);
  });
  app.get('/dev/builds', () => reloads.stream());
  app.get('/dev/reload.js', (c) => fileAt(c, path.join(import.meta.dirname, 'reload.js')));
  app.get('/dev/files/:name{[\\w.-]+}', (c) => fileAt(c, path.join(dist, c.req.param('name'))));
  app.get('/remotes.json', async (c) => {
    const reply = await remote.ask(c.req.raw);
    if (!reply.ok) return reply;
    const manifest = readManifest(dist);
    return c.json({ ...((await reply.json()) as Registry), ...(manifest && asRemote(manifest)) });
  });
  app.all('*', async (c) => {
    const reply = await remote.ask(c.req.raw);
    if (!reply.headers.get('content-type')?.startsWith('text/html')) return reply;
    const headers = new Headers(reply.headers);
    // It names the scripts of the build that runs there.
    headers.delete('link');
    headers.delete('etag');
    const page = (await reply.text()).replace('</head>', `${SCRIPT}</head>`);
    const isPage = reply.status === 404 && isOwnPage(c.req.path, readManifest(dist));
    return new Response(c.req.method === 'HEAD' ? null : page, {
      status: isPage ? 200 : reply.status,
      headers,
    });
  });
  return app;
}

function fileAt(c: Context, file: string): Response {
  if (!existsSync(file)) return c.notFound() as Response;
  const headers = {
    'content-type': getMimeType(file) ?? 'application/octet-stream',
    'cache-control': 'no-store',
  };
  return c.body(new Uint8Array(readFileSync(file)), 200, headers);
}

/** Null before the first build that succeeded. */
function readManifest(dist: string): BuiltManifest | null {
  const file = path.join(dist, 'manifest.json');
  return existsSync(file) ? parseBuiltManifest(readFileSync(file, 'utf8')) : null;
}

function asRemote({ name, entry, chunks, routes, navigation, words }: BuiltManifest): Registry {
  const address = (script: string): string => `/dev/files/${script}`;
  return {
    [name]: {
      entry: address(entry),
      chunks: chunks.map(address),
      routes,
      navigation,
      ...(words && { words }),
    },
  };
}

const isOwnPage = (address: string, manifest: BuiltManifest | null): boolean =>
  manifest?.routes.some((route) => address === route.path || address.startsWith(`${route.path}/`)) ?? false;
