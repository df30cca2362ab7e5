import { createMetrics } from '@carillon/kit/metrics.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { afterEach, expect, test } from '@jest/globals';
import { createApp } from '../app.ts';
import { readBuild } from '../read-build.ts';
import { MANIFEST, scratchBuild } from './scratch-build.ts';

const scratchBuilds: { remove(): void }[] = [];
afterEach(() => {
  for (const one of scratchBuilds.splice(0)) one.remove();
});

function open(changed: Readonly<Record<string, string>> = {}) {
  const scratch = scratchBuild(changed);
  scratchBuilds.push(scratch);
  const metrics = createMetrics();
  const app = createApp({ build: readBuild(scratch.folder), log: quietLog, metrics });
  return { app, metrics };
}

test('the manifest is asked for anew each time, and comes again only when it says something else', async () => {
  const { app } = open();
  const first = await app.request('/manifest.json');
  expect(await first.json()).toEqual(MANIFEST);
  expect(first.headers.get('content-type')).toBe('application/json');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const conditional = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
  expect((await app.request('/manifest.json', conditional)).status).toBe(304);
  // The new manifest is just as long and, as far as an image goes, just as old.
  const other = { ...MANIFEST, routes: [{ ...MANIFEST.routes[0], title: 'Sloot' }] };
  const { app: next } = open({ 'manifest.json': JSON.stringify(other) });
  expect((await next.request('/manifest.json', conditional)).status).toBe(200);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', null],
])(
  'a hashed file is kept for good, and compressed as the asker takes it (%s)',
  async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const reply = await open().app.request('/remoteEntry.0123456789ab.js', { headers });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a file that the build compressed is sent as that', async () => {
  const { app } = open({ 'remoteEntry.0123456789ab.js.br': 'by the build' });
  const get = (accepted: string) =>
    app.request('/remoteEntry.0123456789ab.js', { headers: { 'accept-encoding': accepted } });
  const reply = await get('gzip, br');
  expect(await reply.text()).toBe('by the build');
  expect(reply.headers.get('content-encoding')).toBe('br');
  expect(reply.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect((await get('gzip')).headers.get('content-encoding')).toBe('gzip');
  expect(await (await get('')).text()).toContain('the entry');
});

test.each([
  '/',
  '/link.txt',
  '/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/x/..%2f..%2fsecret.txt',
  '/%ff',
  '/manifest.json%00',
  '/manifest.json/',
  '//manifest.json',
])('nothing but the build is there (%s)', async (path) => {
  const reply = await open().app.request(path);
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toContain('not for anybody');
});

test('nothing can be changed', async () => {
  const { app } = open();
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await app.request('/manifest.json', { method })).status).toBe(404);
});

test('counts requests by micro-frontend and status', async () => {
  const { app, metrics } = open();
  await app.request('/manifest.json');
  await app.request('/nope');
  const text = await metrics.registry.metrics();
  expect(text).toContain(
    'carillon_request_seconds_count{service="mfe-tools",operation="file",status="200"} 1',
  );
  expect(text).toContain(
    'carillon_request_seconds_count{service="mfe-tools",operation="file",status="404"} 1',
  );
});
