import { PLATFORM_IDS } from '@carillon/contracts/domain/platforms.ts';
import { isInternal } from '@carillon/contracts/operation.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { browser, type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';

const { operations } = await readServices();

let gateway: GatewayUnderTest;
let page: ReturnType<typeof browser>;

beforeEach(async () => {
  gateway = await gatewayUnderTest();
  page = browser(gateway);
});
afterEach(() => gateway.close());

const readDocument = async () => (await gateway.app.request('/api/openapi.json')).json();

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const document = await readDocument();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('has every public operation and none between services', async () => {
  const { paths } = await readDocument();
  const ids = Object.values(paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(ids.sort()).toEqual(
    operations
      .filter((one) => !isInternal(one))
      .map(({ id }) => id)
      .sort(),
  );
});

test.each(['/posts/publish', '/posts/schedule'])(
  'says at %s what a request key is for, and what happens without one',
  async (path) => {
    const { paths } = await readDocument();
    const { schema } = paths[path].post.requestBody.content['multipart/form-data'];
    expect(schema.required).not.toContain('idempotency_key');
    expect(schema.properties.idempotency_key.description).toContain('makes a second post by asking again');
  },
);

test('writes each network id as one of those there are', async () => {
  const ids: unknown[] = [];
  JSON.stringify(await readDocument(), (name, value) => {
    if (name === 'platform_id' && typeof value === 'object') ids.push(value);
    return value;
  });
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) expect(id).toMatchObject({ type: 'integer', enum: PLATFORM_IDS });
});

test('says in which parts files are sent', async () => {
  const { paths } = await readDocument();
  const partsOf = (path: string) =>
    paths[path].post.requestBody.content['multipart/form-data'].schema.properties;
  const file = { type: 'string', format: 'binary' };
  expect(partsOf('/posts/media').file).toMatchObject(file);
  expect(partsOf('/posts/publish').media_2).toMatchObject({ type: 'array', items: file });
});

test('is shown by a page whose scripts and styles all come from here', async () => {
  const text = await (await page.open('/api/docs')).text();
  const loaded = /<(?:script|link)[^>]*(?:src|href)="([^"]+)"/g;
  const files = [...text.matchAll(loaded)].map(([, file = '']) => file);
  expect(files.filter((file) => file.startsWith('/api-reference/'))).toHaveLength(4);
  for (const file of files.filter((one) => one !== '/favicon.svg')) {
    const { status, headers } = await gateway.app.request(file);
    expect([file, status]).toEqual([file, 200]);
    expect(headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
  }
  expect((await gateway.app.request('/api-reference/package.json')).status).toBe(404);
});

const MB = 1024 * 1024;
const stale = { 'x-csrf-token': 'stale' };
test.each<[string, string, number, () => Promise<Response>]>([
  ['a stale page', '/login', 419, () => page.post('/login', {}, stale)],
  ['a body that is too large', '/login', 413, () => page.post('/login', 'x'.repeat(2 * MB))],
  ['a stranger', '/posts/publish', 401, () => page.post('/posts/publish')],
  ['a service that is down', '/login', 503, () => page.post('/login')],
])('tells of every refusal that the gateway makes itself: %s', async (_, path, status, call) => {
  await page.open('/login');
  const { paths } = await readDocument();
  gateway.answer(() => Promise.reject(new Error('down')));
  const reply = await call();
  const { error } = await reply.json();
  expect(reply.status).toBe(status);
  expect(paths[path].post.responses[status].description.split(', ')).toContain(error);
});
