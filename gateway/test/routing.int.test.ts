import { isInternal } from '@carillon/contracts/operation.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { browser, type GatewayUnderTest, gatewayUnderTest, logIn } from './gateway-under-test.ts';

const { operations } = await readServices();

let gateway: GatewayUnderTest;
let page: ReturnType<typeof browser>;

beforeEach(async () => {
  gateway = await gatewayUnderTest();
  page = browser(gateway);
});
afterEach(() => gateway.close());

describe('routing', () => {
  test('operations between services are not there', async () => {
    await logIn(gateway, page);
    const internal = operations.filter(isInternal);
    expect(internal).not.toEqual([]);
    for (const { path } of internal) expect([path, (await page.post(path)).status]).toEqual([path, 404]);
  });

  test('each call is timed under its operation, and pages together', async () => {
    await logIn(gateway, page);
    await page.get('/posts/user');
    await gateway.app.request('/');
    const { values } = await gateway.metrics.requests.get();
    const timed = values.map(({ labels }) => labels.operation);
    expect(timed).toEqual(expect.arrayContaining(['posts.listUserPosts', 'page']));
    expect(timed).not.toContain('all');
  });

  test('fixed paths win over parameters', async () => {
    await logIn(gateway, page);
    gateway.answer(() => Response.json({ success: true, posts: {} }));
    expect((await page.get('/posts/user')).status).toBe(200);
    expect(gateway.received.at(-1)?.path).toBe('/posts/user');
  });

  test('distinguishes an unknown path from a wrong method', async () => {
    expect((await page.get('/nothing')).status).toBe(404);
    const reply = await page.get('/login');
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('POST');
  });

  test('reports that a service is down, without its error', async () => {
    await logIn(gateway, page);
    gateway.answer(() => Promise.reject(new Error('ECONNREFUSED 10.0.0.7')));
    const reply = await page.get('/user');
    expect(reply.status).toBe(503);
    expect(await reply.text()).not.toContain('10.0.0.7');
  });

  test('streams pass through as they come', async () => {
    await logIn(gateway, page);
    const gate = Promise.withResolvers<void>();
    gateway.answer(
      () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              controller.enqueue(new TextEncoder().encode('one\n'));
              await gate.promise;
              controller.close();
            },
          }),
        ),
    );
    const reader = (await page.post('/posts/create', { content: 'x' })).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one\n');
    gate.resolve();
  });

  test('too many tries at a secret are slowed down, and others are not', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest({ strict: 2, costly: 100, normal: 100 });
    page = browser(gateway);
    await page.open('/login');
    await page.post('/login');
    await page.post('/login');
    const reply = await page.post('/login');
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await page.get('/check-auth')).status).toBe(200);
  });
});
