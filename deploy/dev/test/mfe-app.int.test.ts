import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Listening, listen } from '@carillon/kit/http/listen.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { createApp } from '../mfe/app.ts';
import { carillonAt } from '../mfe/carillon.ts';
import { createReloads } from '../mfe/reloads.ts';

const OWN = {
  name: 'tools',
  entry: 'remoteEntry.0123456789ab.js',
  chunks: ['page.js'],
  routes: [{ path: '/tools', title: 'Tools', access: 'user' }],
  navigation: [],
};
const others = { auth: { entry: '/mfes/auth/entry.js', chunks: [], routes: [], navigation: [] } };

let dist: string;
let carillon: Listening;
let lastHeaders: Headers;
const url = (): string => `http://127.0.0.1:${carillon.port}`;
const open = () => createApp({ carillon: url(), dist, reloads: createReloads() });

beforeEach(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'carillon-dev-'));
  writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(OWN));
  writeFileSync(path.join(dist, 'page.js'), 'the page');
  const otherApp = new Hono();
  otherApp.use(async (c, next) => {
    lastHeaders = c.req.raw.headers;
    await next();
  });
  otherApp.get('/remotes.json', (c) => c.json({ ...others, tools: { entry: '/mfes/tools/old.js' } }));
  otherApp.get('/away', (c) => c.redirect(`${url()}/login`));
  otherApp.post('/api/echo', async (c) => {
    c.header('set-cookie', '__Host-carillon_session=s; Path=/; Secure; HttpOnly');
    return c.text(`heard ${await c.req.text()}`);
  });
  otherApp.get('*', (c) => {
    c.header('link', '</mfes/tools/old.js>; rel=preload; as=script');
    return c.html('<html><head></head><body></body></html>', c.req.path === '/login' ? 200 : 404);
  });
  carillon = await listen(otherApp, 0);
});
afterEach(async () => {
  await carillon.close();
  rmSync(dist, { recursive: true });
});

test('the registry is the other Carillon’s, with the own micro-frontend from here', async () => {
  const { auth, tools } = (await (await open().request('/remotes.json')).json()) as Record<string, object>;
  expect(auth).toEqual(others.auth);
  expect(tools).toEqual({
    entry: '/dev/files/remoteEntry.0123456789ab.js',
    chunks: ['/dev/files/page.js'],
    routes: OWN.routes,
    navigation: [],
  });
  expect(await (await open().request('/dev/files/page.js')).text()).toBe('the page');
  expect((await open().request('/dev/files/..%2fsecret')).status).toBe(404);
});

test.each([
  ['/login', 200],
  ['/tools', 200],
  ['/nowhere', 404],
])('each page loads again after a build, and the own pages are known (%s: %d)', async (address, status) => {
  const reply = await open().request(address);
  expect(reply.status).toBe(status);
  expect(await reply.text()).toContain('<script src="/dev/reload.js" defer></script></head>');
  expect(reply.headers.has('link')).toBe(false);
});

test('passes a call on as from its own page, and stores its cookies without https', async () => {
  const reply = await open().request('http://localhost:8100/api/echo', {
    method: 'POST',
    body: 'ding',
    headers: {
      origin: 'http://localhost:8100',
      referer: 'http://localhost:8100/login',
      cookie: 'carillon_session=s',
    },
  });
  expect(await reply.text()).toBe('heard ding');
  expect(reply.headers.getSetCookie()).toEqual(['carillon_session=s; Path=/; HttpOnly']);
  expect([lastHeaders.get('origin'), lastHeaders.get('referer'), lastHeaders.get('cookie')]).toEqual([
    url(),
    null,
    'carillon_session=s',
  ]);
  const foreign = { method: 'POST', headers: { origin: 'https://elsewhere.example' } };
  await open().request('http://localhost:8100/api/echo', foreign);
  expect(lastHeaders.get('origin')).toBe('https://elsewhere.example');
});

test('a redirect stays here', async () => {
  const { headers } = await open().request('http://localhost:8100/away');
  expect(headers.get('location')).toBe('http://localhost:8100/login');
});

test('a build tells every page that is open', async () => {
  const reloads = createReloads();
  const app = createApp({ carillon: url(), dist, reloads });
  const reader = (await app.request('/dev/builds')).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(': open\n\n');
  reloads.tell();
  expect((await reader?.read())?.value).toBe('data: built\n\n');
  reloads.close();
  expect((await reader?.read())?.done).toBe(true);
});

test('says what to do if no Carillon answers', async () => {
  await carillon.close();
  const reply = await carillonAt(url()).ask(new Request('http://localhost:8100/'));
  expect(reply.status).toBe(502);
  expect(await reply.text()).toBe(
    `No Carillon answers at ${url()}. Start one (npm start), or say where one is: CARILLON_URL.\n`,
  );
  carillon = await listen(new Hono(), 0);
});

test('other names than localhost are not answered', async () => {
  expect((await open().request('http://rebound.example/login')).status).toBe(421);
});
