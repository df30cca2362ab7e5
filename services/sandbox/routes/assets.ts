import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRange } from '@carillon/kit/http/range.ts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxContext } from '../context.ts';

const DAY = 86_400;
const STYLE = path.join(import.meta.dirname, 'pages/style.css');

/** The pages' style, pictures of profiles, and the files of posts. */
export const createAssetRoutes = ({ stores }: SandboxContext): Hono =>
  new Hono()
    .get('/style.css', async (c) =>
      c.body(await readFile(STYLE, 'utf8'), 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'max-age=300',
      }),
    )
    .get('/icon.svg', async (c) =>
      c.body(String(await avatar('S', '')), 200, { ...FILE_HEADERS, 'content-type': 'image/svg+xml' }),
    )
    .get('/avatars/:file', async (c) => {
      const profile = await stores.profiles.get(c.req.param('file').replace(/\.svg$/, ''));
      const [initial = '?'] = profile?.name.trim() ?? '';
      return c.body(String(await avatar(initial.toUpperCase(), profile?.id ?? '')), 200, {
        ...FILE_HEADERS,
        'content-type': 'image/svg+xml',
      });
    })
    .get('/media/:id', async (c) => {
      const media = await stores.media.get(c.req.param('id'));
      if (!media?.stored || media.fault !== null) return c.text('There is no such file', 404);
      const range = readRange(c.req.header('range'), media.bytes);
      if (range === 'unsatisfiable')
        return c.body(null, 416, { ...FILE_HEADERS, 'content-range': `bytes */${media.bytes}` });
      return new Response(stores.files.read(media.id, range ?? undefined), {
        status: range ? 206 : 200,
        headers: {
          ...FILE_HEADERS,
          'content-type': media.mime,
          'content-length': String(range ? range.end - range.start + 1 : media.bytes),
          'accept-ranges': 'bytes',
          ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${media.bytes}` } : {}),
        },
      });
    });

const FILE_HEADERS = {
  'cache-control': `public, max-age=${DAY}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

const HUES = ['#2f6f73', '#7a4b9d', '#a0522d', '#3b5d9a', '#5e6b2a', '#99385a'];

const avatar = (initial: string, id: string) =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><rect width="80" height="80" fill="${HUES[Number(id.slice(-2)) % HUES.length] ?? '#3b5d9a'}"/><text x="40" y="54" font-family="system-ui, sans-serif" font-size="38" font-weight="600" text-anchor="middle" fill="#fff">${initial}</text></svg>`;
