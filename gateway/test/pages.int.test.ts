import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { browser, type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';

let gateway: GatewayUnderTest;
let page: ReturnType<typeof browser>;

beforeEach(async () => {
  gateway = await gatewayUnderTest();
  page = browser(gateway);
});
afterEach(() => gateway.close());

test('each browser gets a token of its own', async () => {
  const first = await (await page.open('/login')).text();
  const second = await (await browser(gateway).open('/login')).text();
  expect(first).toMatch(/content="[\w-]{43}"/);
  expect(second).not.toBe(first);
});

test('pages for everybody set no cookie, are compressed, and are sent again only when they have changed', async () => {
  const from = (path: string, headers = {}) => gateway.app.request(path, { headers });
  const first = await from('/', { 'accept-encoding': 'br' });
  expect(first.headers.getSetCookie()).toEqual([]);
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('content-type')).toMatch(/^text\/html/);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await from('/', again)).status).toBe(304);
  gateway.write('shell/public/index.html', 'a newer front');
  expect(await (await from('/', again)).text()).toBe('a newer front');
  expect((await from('/index')).status).toBe(404);
});

test('pages for everybody are there in each language, and nowhere else', async () => {
  gateway.write('shell/public/de.html', 'die Startseite');
  gateway.write('shell/public/pt-BR/pricing.html', 'os preços');
  const text = async (path: string) => (await gateway.app.request(path)).text();
  expect([await text('/de'), await text('/pt-BR/pricing')]).toEqual(['die Startseite', 'os preços']);
  for (const path of ['/de/', '/DE', '/de/de', '/de/pricing', '/de.html', '/pt-br/pricing', '/en'])
    expect((await gateway.app.request(path)).status).toBe(404);
});

test('the operator’s values appear in them, never as markup', async () => {
  await gateway.close();
  gateway = await gatewayUnderTest(undefined, { operator: 'Ada <b>& Co' });
  const text = async (path: string) => (await gateway.app.request(path)).text();
  expect(await text('/')).toBe('front of http://localhost, by Ada &lt;b&gt;&amp; Co');
  expect(await text('/robots.txt')).toContain('/sitemap.xml');
});

test('a page without a token gets one with its first reply', async () => {
  gateway.sessions.set('known', { id: 's1', user_id: 'u1' });
  const call = (headers: Record<string, string>) =>
    gateway.app.request('/api/user', { headers: { cookie: 'carillon_session=known', ...headers } });
  expect((await call({ 'x-csrf-token': '' })).headers.get('x-csrf-token')).toMatch(/^[\w-]{43}$/);
  expect((await call({})).headers.has('x-csrf-token')).toBe(false);
});

test('scripts may only come from here, and nobody may frame a page', async () => {
  const { headers } = await page.open('/login');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('known pages are found, others are not', async () => {
  expect((await page.open('/login')).status).toBe(200);
  expect((await page.open('/nope')).status).toBe(404);
});

test('hashed files are compressed and kept for good', async () => {
  const { headers } = await gateway.app.request('/assets/shell.0123456789ab.js', {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toContain('immutable');
});

test('scripts that the build compressed are sent as they are', async () => {
  gateway.write('shell/assets/shell.0123456789ab.js.br', 'the shell, by the build');
  gateway.write('mfes/auth/dist/page.0123456789ab.js.br', 'the page, by the build');
  gateway.write(
    'mfes/auth/dist/manifest.json',
    JSON.stringify({
      name: 'auth',
      entry: 'entry.0123456789ab.js',
      chunks: ['page.0123456789ab.js'],
      routes: [{ path: '/login', title: 'Log in', access: 'public' }],
      navigation: [],
    }),
  );
  const { auth } = (await (await page.open('/remotes.json')).json()) as Record<string, { version: string }>;
  const get = async (path: string) => {
    const reply = await gateway.app.request(path, { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers.get('content-encoding')).toBe('br');
    return reply.text();
  };
  expect(await get('/assets/shell.0123456789ab.js')).toBe('the shell, by the build');
  expect(await get(`/mfes/auth/${auth?.version}/page.0123456789ab.js`)).toBe('the page, by the build');
});

test.each([
  '/assets/..%2f..%2fsecret.txt',
  '/mfes/..%2f..%2fsecret.txt',
  '/mfes/..%2fsecret.txt',
  '/mfes/%2e%2e/secret.txt',
  '/mfes/auth/..%2f..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/%ff',
])('nothing outside the builds is served (%s)', async (path) => {
  const reply = await gateway.app.request(path);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(await reply.text()).not.toContain('not for anybody');
});

test('the registry lists the micro-frontends whose builds are there', async () => {
  const all = (await (await page.open('/remotes.json')).json()) as Record<string, { version: string }>;
  const version = all.auth?.version;
  expect(all).toEqual({
    auth: {
      entry: `/mfes/auth/${version}/entry.0123456789ab.js`,
      chunks: [`/mfes/auth/${version}/page.0123456789ab.js`],
      version,
      routes: [{ path: '/login', title: 'Log in', access: 'public' }],
      navigation: [],
    },
  });
});

test('a page names its scripts, so that they are fetched while the shell is read', async () => {
  const all = (await (await page.open('/remotes.json')).json()) as Record<string, { version: string }>;
  const at = `/mfes/auth/${all.auth?.version}`;
  const link = `<${at}/entry.0123456789ab.js>; rel=preload; as=script, <${at}/page.0123456789ab.js>; rel=preload; as=script`;
  expect((await page.open('/login')).headers.get('link')).toBe(link);
  expect((await gateway.app.request(`${at}/entry.0123456789ab.js`)).status).toBe(200);
  for (const path of ['/', '/nowhere']) expect((await page.open(path)).headers.has('link')).toBe(false);
});

test('a page with one color mode says so before anything is drawn', async () => {
  gateway.write('shell/index.html', '<html lang="en"><meta name="csrf-token" content="__CSRF__">');
  const text = async (path: string) => (await page.open(path)).text();
  expect(await text('/login')).toContain('<html lang="en">');
  const route = { path: '/login', title: 'Log in', access: 'public', mode: 'light' };
  gateway.write(
    'mfes/auth/dist/manifest.json',
    JSON.stringify({
      name: 'auth',
      entry: 'entry.0123456789ab.js',
      chunks: [],
      routes: [route],
      navigation: [],
    }),
  );
  expect(await text('/login')).toContain('<html data-mode="light" lang="en">');
  expect(await text('/nowhere')).toContain('<html lang="en">');
});

test.each([
  ['half written', '{"name": "tools", "rou'],
  ['of another shape', '{"name": "tools"}'],
])('a manifest that is %s takes nothing but its own micro-frontend away', async (_, text) => {
  gateway.write('mfes/tools/dist/manifest.json', text);
  expect((await page.open('/login')).status).toBe(200);
  expect(Object.keys(await (await page.open('/remotes.json')).json())).toEqual(['auth']);
});

test("a network's answer goes to identity with all it says", async () => {
  const reply = await page.open('/oauth/callback/linkedin?code=a&state=b');
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe('/api/oauth/callback/linkedin?code=a&state=b');
});

test('a reply from one of a network’s servers is attributed to its return address, whatever it says', async () => {
  const way = '0123456789abcdef01234567';
  const reply = await page.open(`/oauth/callback/linkedin/${way}?code=a&state=b&way=other`);
  expect(reply.headers.get('location')).toBe(`/api/oauth/callback/linkedin?code=a&state=b&way=${way}`);
  expect((await page.open('/oauth/callback/linkedin/elsewhere?code=a&state=b')).status).toBe(404);
});

test('if the API has another path, the pages say so and the return address uses it', async () => {
  const behind = await gatewayUnderTest(undefined, { apiBaseUrl: '/carillon/api' });
  const other = browser(behind);
  expect(await (await other.open('/login')).text()).toContain('<i>/carillon/api</i>');
  const reply = await other.open('/oauth/callback/linkedin?code=a&state=b');
  expect(reply.headers.get('location')).toBe('/carillon/api/oauth/callback/linkedin?code=a&state=b');
  await behind.close();
  expect(await (await page.open('/login')).text()).toContain('<i>/api</i>');
});

test('the page of the way back is there without an answer, and for no network that there is not', async () => {
  expect((await page.open('/oauth/callback?status=success')).status).toBe(200);
  const bare = await page.open('/oauth/callback/facebook?status=success');
  expect(bare.headers.get('location')).toBe('/oauth/callback?status=success');
  expect((await page.open('/oauth/callback/myspace?code=a&state=b')).status).toBe(404);
  expect((await page.get('/oauth/callback?code=a&state=b')).status).toBe(404);
  expect(gateway.received).toEqual([]);
});
