import { afterEach, describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { browser, type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';

let gateway: GatewayUnderTest;
afterEach(() => gateway.close());

const RATES = { strict: 100, costly: 100, normal: 1000 };
const HTTPS = 'https://carillon.example';

describe('which Host is answered', () => {
  const open = (host: string, path = '/login') =>
    gateway.app.request(`http://localhost:18100${path}`, { headers: { host } });
  const start = async (setting: Parameters<typeof gatewayUnderTest>[1]) => {
    gateway = await gatewayUnderTest(RATES, setting);
  };

  test.each(['localhost:18100', '127.0.0.1:18100', '[::1]:18100', 'LOCALHOST:18100'])(
    '%s of a process on this machine',
    async (host) => {
      await start({
        publicUrl: 'http://localhost:18100',
        listening: { host: '127.0.0.1', port: 18_100 },
      });
      expect((await open(host)).status).toBe(200);
    },
  );

  test('a page that is opened by another name of this machine is opened at the one address', async () => {
    await start({
      publicUrl: 'http://localhost:18100',
      listening: { host: '127.0.0.1', port: 18_100 },
    });
    const visit = (host: string, dest = 'document') =>
      gateway.app.request('http://localhost:18100/login?from=generate', {
        headers: { host, 'sec-fetch-dest': dest },
      });
    const reply = await visit('127.0.0.1:18100');
    expect([reply.status, reply.headers.get('location')]).toEqual([
      307,
      'http://localhost:18100/login?from=generate',
    ]);
    expect((await visit('localhost:18100')).status).toBe(200);
    expect((await visit('127.0.0.1:18100', 'empty')).status).toBe(200);
  });

  test.each([
    'evil.example:18100',
    'evil.example',
    'localhost',
    'localhost:1',
    'localhost:18100.evil.example',
    'user@localhost:18100',
    '127.0.0.1.evil.example:18100',
    '169.254.169.254',
    '',
  ])('not “%s”: pages, API and what is mounted beside them alike', async (host) => {
    const more = { '/sandbox': new Hono().get('/', (c) => c.text('posts')) };
    await start({
      publicUrl: 'http://localhost:18100',
      listening: { host: '127.0.0.1', port: 18_100 },
      more,
    });
    for (const path of ['/login', '/api/check-auth', '/remotes.json', '/media/x', '/sandbox/']) {
      const reply = await open(host, path);
      expect([path, reply.status]).toEqual([path, 421]);
      expect(await reply.json()).toMatchObject({ success: false, error: 'unknown_host' });
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
    expect(gateway.received).toEqual([]);
    expect(gateway.securityEvents[0]).toMatchObject({
      event: 'host.refused',
      outcome: 'refused',
      detail: { host },
    });
  });

  test('a name in the header does not make up for another one in the address', async () => {
    await start({ publicUrl: 'http://localhost:18100', listening: { host: '127.0.0.1', port: 18_100 } });
    const reply = await gateway.app.request('http://evil.example/login', {
      headers: { host: 'localhost:18100' },
    });
    expect(reply.status).toBe(421);
  });

  test('the public name, with and without its port, but not loopback where nobody listens on it', async () => {
    await start({ publicUrl: HTTPS, listening: { host: '192.168.1.5', port: 8080 } });
    const call = (host: string) => gateway.app.request(`http://${host}/login`, { headers: { host } });
    expect((await call('carillon.example')).status).toBe(200);
    expect((await call('carillon.example:443')).status).toBe(200);
    expect((await call('localhost:8080')).status).toBe(421);
  });

  test('names that were allowed, one with a port and one with any', async () => {
    await start({
      publicUrl: HTTPS,
      hosts: ['carillon.lan', '192.168.1.5:8080'],
      listening: { host: '0.0.0.0', port: 8080 },
    });
    const status = async (host: string) =>
      (await gateway.app.request(`http://${host}/login`, { headers: { host } })).status;
    expect(await status('carillon.lan:1234')).toBe(200);
    expect(await status('192.168.1.5:8080')).toBe(200);
    expect(await status('192.168.1.5:8081')).toBe(421);
  });

  test('probes come by whatever name they like', async () => {
    const probes = new Hono().get('/healthz', (c) => c.json({ status: 'ok' }));
    await start({ publicUrl: HTTPS, listening: { host: '0.0.0.0', port: 8080 }, more: { '/': probes } });
    const call = (path: string) => gateway.app.request(`http://10.1.2.3:8080${path}`);
    expect((await call('/healthz')).status).toBe(200);
    for (const path of ['/readyz', '/metrics', '/login']) {
      const reply = await call(path);
      expect([path, reply.status, reply.headers.getSetCookie()]).toEqual([path, 421, []]);
    }
  });

  test('an IPv6 address that was allowed, however it is written', async () => {
    await start({
      publicUrl: HTTPS,
      hosts: ['[2001:DB8:0::1]', '[2001:db8::0002]:8080'],
      listening: { host: '::', port: 8080 },
    });
    const status = async (host: string) =>
      (await gateway.app.request(`http://${host}/login`, { headers: { host } })).status;
    expect(await status('[2001:db8::1]:1234')).toBe(200);
    expect(await status('[2001:db8:0:0::1]')).toBe(200);
    expect(await status('[2001:db8::2]:8080')).toBe(200);
    expect(await status('[2001:db8::2]:8081')).toBe(421);
  });

  test('and its own pages may call it by another name, whether or not a proxy names the port', async () => {
    await start({ publicUrl: HTTPS, hosts: ['alias.example'], listening: { host: '0.0.0.0', port: 8080 } });
    for (const host of ['alias.example', 'alias.example:443']) {
      const page = browser(gateway, `http://${host}`);
      await page.open('/login');
      const post = (origin: string) => page.post('/login', {}, { host, origin });
      expect([host, (await post('https://alias.example')).status]).toEqual([host, 200]);
      expect([host, (await post('https://evil.example')).status]).toEqual([host, 419]);
      expect([host, (await post('https://alias.example:8443')).status]).toEqual([host, 419]);
    }
  });

  test('a page whose domain resolves here can’t register anybody', async () => {
    await start({ publicUrl: 'http://localhost:18100', listening: { host: '127.0.0.1', port: 18_100 } });
    const page = browser(gateway, 'http://evil.example:18100');
    await page.open('/register');
    const reply = await page.post('/register', {}, { origin: 'http://evil.example:18100' });
    expect(reply.status).toBe(421);
    expect(gateway.received).toEqual([]);
  });
});

describe('headers', () => {
  const added = new Hono()
    .get('/page', (c) => c.html('<p>', 200, { 'content-security-policy': "default-src 'none'" }))
    .get('/json', (c) => c.json({}))
    .post('/echo', async (c) => c.json({ bytes: (await c.req.arrayBuffer()).byteLength }))
    .post('/admin/faults', (c) => c.json({}, 403));
  const probes = new Hono().get('/healthz', (c) => c.json({ status: 'ok' }));
  const start = async (publicUrl: string) => {
    const listening = { host: '127.0.0.1', port: 80 };
    const more = { '/sandbox': added, '/': probes };
    gateway = await gatewayUnderTest(RATES, { publicUrl, listening, more });
  };
  const EVERYWHERE = [
    '/',
    '/login',
    '/nope',
    '/assets/shell.0123456789ab.js',
    '/assets/nope.js',
    '/api/check-auth',
    '/api/user',
    '/api/nope',
    '/api/docs',
    '/media/token',
    '/healthz',
    '/sandbox/page',
    '/sandbox/json',
    '/sandbox/nope',
  ];

  test('no type is guessed and TLS is kept to, whatever is asked for', async () => {
    await start(HTTPS);
    for (const path of EVERYWHERE) {
      const { headers } = await gateway.app.request(HTTPS + path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=31536000; includeSubDomains',
      ]);
      expect([path, headers.get('content-security-policy')]).toEqual([path, expect.stringContaining('-src')]);
    }
    await gateway.close();
    await start('http://localhost');
    const { headers } = await gateway.app.request('http://localhost/login');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test("a page's base can not be moved", async () => {
    await start('http://localhost');
    const { headers } = await gateway.app.request('http://localhost/login');
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
  });

  test('keeps a service’s own strict policy for a file', async () => {
    await start('http://localhost');
    gateway.answer(
      () => new Response('<svg>', { headers: { 'content-security-policy': "default-src 'none'; sandbox" } }),
    );
    const media = await gateway.app.request('http://localhost/media/token');
    expect(media.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const page = await gateway.app.request('http://localhost/sandbox/page');
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test('no cache stores API replies or rejections, and files keep their caching', async () => {
    await start('http://localhost');
    const page = browser(gateway);
    gateway.sessions.set('secret', { id: 's1', user_id: 'u1' });
    gateway.answer(() => Response.json({}, { headers: { 'cache-control': 'private, max-age=600' } }));
    const cookie = { cookie: 'carillon_session=secret' };
    for (const path of ['/user', '/posts/user', '/facebook/auth', '/nope', '/openapi.json', '/events']) {
      const reply = await page.get(path, cookie);
      expect([path, reply.headers.get('cache-control')]).toEqual([path, 'no-store']);
      await reply.body?.cancel();
    }
    expect((await page.post('/login')).headers.get('cache-control')).toBe('no-store');
    expect((await gateway.app.request('http://localhost/api/user')).headers.get('cache-control')).toBe(
      'no-store',
    );
    const media = await gateway.app.request('http://localhost/media/token');
    expect(media.headers.get('cache-control')).toBe('private, max-age=600');
  });

  test('a body for an app mounted next to the API is limited, and passes complete', async () => {
    await start('http://localhost');
    const send = (headers: Record<string, string>) =>
      gateway.app.request('http://localhost/sandbox/echo', { method: 'POST', body: 'twelve bytes', headers });
    expect(await (await send({})).json()).toEqual({ bytes: 12 });
    expect((await send({ 'content-length': String(2 * 1024 ** 3) })).status).toBe(413);
  });

  test('reports a guess at the admin token', async () => {
    await start('http://localhost');
    await gateway.app.request('http://localhost/sandbox/admin/faults', { method: 'POST' });
    expect(gateway.securityEvents).toEqual([
      expect.objectContaining({ event: 'admin.refused', outcome: 'refused', address: 'unknown' }),
    ]);
  });
});

describe('the session’s cookie', () => {
  test('is bound to this host and to TLS where there is TLS', async () => {
    gateway = await gatewayUnderTest(RATES, { publicUrl: HTTPS });
    const page = browser(gateway, HTTPS);
    const [anonymous = ''] = (await page.open('/login')).headers.getSetCookie();
    expect(anonymous).toMatch(
      /^__Host-carillon_session=anon\.[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await page.post('/login')).status).toBe(200);
    gateway.sessions.set('secret', { id: 's1', user_id: 'u1' });
    const user = (name: string) =>
      gateway.app.request(`${HTTPS}/api/user`, { headers: { cookie: `${name}=secret` } });
    expect((await user('carillon_session')).status).toBe(401);
    expect((await user('__Host-carillon_session')).status).toBe(200);
  });

  test('has a plain name without TLS, where browsers refuse the other', async () => {
    gateway = await gatewayUnderTest();
    const [cookie] = (await browser(gateway).open('/login')).headers.getSetCookie();
    expect(cookie).toMatch(/^carillon_session=anon\./);
  });
});

describe('reported events', () => {
  test('a call from elsewhere, and one too many', async () => {
    gateway = await gatewayUnderTest({ ...RATES, strict: 1 });
    const page = browser(gateway);
    await page.open('/login');
    await page.post('/login', {}, { origin: 'https://evil.example' });
    await page.post('/login');
    await page.post('/login');
    expect(gateway.securityEvents).toEqual([
      {
        event: 'csrf.refused',
        outcome: 'refused',
        address: 'unknown',
        detail: { path: '/api/login', reason: 'origin' },
      },
      { event: 'rate.limited', outcome: 'refused', address: 'unknown', detail: { rate: 'strict' } },
    ]);
  });
});

test('identity learns at a login which browser it is, and at no other call', async () => {
  gateway = await gatewayUnderTest();
  gateway.sessions.set('secret', { id: 's1', user_id: 'u1' });
  const page = browser(gateway);
  await page.open('/login');
  const cookie = `carillon_session=${page.cookie()}; carillon_device=known`;
  await page.post('/login', {}, { cookie, 'x-device': 'forged' });
  expect(gateway.received.at(-1)?.headers.get('x-device')).toBe('known');
  await page.get('/user', { cookie: 'carillon_session=secret; carillon_device=known', 'x-device': 'forged' });
  expect(gateway.received.at(-1)?.headers.get('x-device')).toBeNull();
});

test('another server’s signed call needs no page token, passes with only its signature, and is limited', async () => {
  gateway = await gatewayUnderTest({ ...RATES, normal: 2 });
  const { app, received } = gateway;
  const send = (body: string) =>
    app.request('/api/webhooks/stripe', {
      method: 'POST',
      headers: {
        'stripe-signature': 't=1,v1=a',
        cookie: 'carillon_session=c',
        authorization: 'Bearer x',
        host: 'localhost',
      },
      body,
    });
  expect((await send('{"id":  "evt_1"}')).status).toBe(200);
  const [first] = received.filter(({ path }) => path === '/webhooks/stripe');
  expect(first).toMatchObject({ body: '{"id":  "evt_1"}', caller: null });
  expect(first?.headers.get('stripe-signature')).toBe('t=1,v1=a');
  expect(first?.headers.get('cookie')).toBeNull();
  expect((await send('x'.repeat(2 * 1024 * 1024))).status).toBe(413);
  expect((await send('{}')).status).toBe(429);
});
