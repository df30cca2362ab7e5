import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bodyOf } from '../api-client.ts';
import { composeStandalone, type Standalone } from '../compose.ts';
import { readConfig } from '../config.ts';
import { createConnectedUser } from '../testing/connected-user.ts';
import { formOf } from './access/form-of.ts';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly links?: readonly { readonly traceId: string }[];
}
interface SentSpans {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const spans: Span[] = [];
let sentBody = '';
let folder: string;
let collector: Server;
let app: Standalone;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-tracing-'));
  collector = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    sentBody += text;
    const { resourceSpans } = JSON.parse(text) as SentSpans;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env.OTEL_BSP_SCHEDULE_DELAY = '50';
  const settings = { PORT: '0', HOST: '127.0.0.1', CARILLON_DATA: folder, LOG_LEVEL: 'silent', PLANS: 'off' };
  app = await composeStandalone(await readConfig({ ...process.env, ...settings }));
});
afterAll(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_BSP_SCHEDULE_DELAY;
  await app.close();
  collector.closeAllConnections();
  collector.close();
  await rm(folder, { recursive: true });
});

const attributeOf = (span: Span | undefined, name: string): Value | undefined =>
  span?.attributes.find(({ key }) => key === name)?.value;
const textOf = (attributes: Span['attributes'], name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

const parentsOf = (span: Span): string[] => {
  const parent = spans.find(
    ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
  );
  return parent ? [parent.name, ...parentsOf(parent)] : [];
};

test('one trace goes from the browser’s call to the bus, and what is published is linked to it', async () => {
  const { client, places } = await createConnectedUser(app.url, 'tracer');
  const page = places.find(({ platformId }) => platformId === PLATFORMS.facebook.id);
  const target = {
    platform_id: page?.platformId,
    page_id: page?.pageId,
    content: 'A text that is nobody’s business',
  };
  // On a busy machine such a time may have passed when it arrives.
  const requestId = await eventually(async () => {
    const form = formOf({ platforms: JSON.stringify([target]) });
    form.set('scheduled_time', new Date(Date.now() + 3_000).toISOString().slice(0, 19).replace('T', ' '));
    form.set('timezone', 'UTC');
    const reply = await client.post('/api/posts/schedule', form);
    expect((await bodyOf<{ success: boolean }>(Promise.resolve(reply))).success).toBe(true);
    return reply.headers.get('x-request-id');
  });

  await eventually(() => {
    const root = spans.find(
      ({ name, attributes }) =>
        name === 'POST /api/posts/schedule' &&
        attributes.some(({ key, value }) => key === 'carillon.request_id' && value.stringValue === requestId),
    );
    const ownSpans = spans.filter(({ traceId }) => traceId === root?.traceId);
    const ways = ownSpans.map((one) => [one.name, ...parentsOf(one)].join(' < '));
    expect(ways).toContain('POST /posts/schedule < POST /api/posts/schedule');
    const expectedPath =
      'publish posts.publication.changed < POST /posts/schedule < POST /api/posts/schedule';
    expect(ways).toContain(expectedPath);
    expect(ways).toContain(`handle posts.publication.changed < ${expectedPath}`);
    const published = spans.find(
      ({ name, links = [] }) =>
        name === 'publish publication' && links.some((one) => one.traceId === root?.traceId),
    );
    const calls = spans.filter(({ parentSpanId }) => published && parentSpanId === published.spanId);
    const { host, hostname, port } = new URL(app.url);
    expect(calls.map(({ name }) => name)).toContain(`POST ${host}`);
    const network = calls.find(({ name }) => name === `POST ${host}`);
    expect(attributeOf(network, 'server.address')).toEqual({ stringValue: hostname });
    expect(attributeOf(network, 'server.port')).toEqual({ intValue: Number(port) });
    // One id from the browser's call through the worker and the services that it asks to the network.
    const correlation = attributeOf(root, 'carillon.correlation_id');
    const below = spans.filter(({ traceId }) => published && traceId === published.traceId);
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['identity.resolveTarget']));
    for (const one of below)
      expect([one.name, attributeOf(one, 'carillon.correlation_id')]).toEqual([one.name, correlation]);
  });
  expect(sentBody).not.toContain('nobody’s business');
  expect(sentBody).not.toMatch(/access_token=|correct horse|carillon_pat_|Bearer/);
});

test('for a post published at once, one trace goes from the browser’s call to the network, and links to its caller’s', async () => {
  const { client, places } = await createConnectedUser(app.url, 'hasty');
  const page = places.find(({ platformId }) => platformId === PLATFORMS.facebook.id);
  const target = { platform_id: page?.platformId, page_id: page?.pageId, content: 'At once' };
  const form = formOf({ platforms: JSON.stringify([target]) });
  const caller = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' };
  expect((await client.post('/api/posts/publish', form, caller)).status).toBe(200);
  const { host } = new URL(app.url);
  await eventually(() => {
    const asked = spans.find(({ name }) => name === 'POST /api/posts/publish');
    const spansOfTrace = spans.filter(({ traceId }) => traceId === asked?.traceId);
    const ways = spansOfTrace.map((one) => [one.name, ...parentsOf(one)].join(' < '));
    expect(ways).toContain(
      `POST ${host} < publish publication < POST /posts/publish < POST /api/posts/publish`,
    );
    expect(asked?.links?.map(({ traceId }) => traceId)).toEqual(['0af7651916cd43dd8448eb211c80319c']);
  });
});

test('a span that begins in the gateway or a service is named by its route, without IDs or secrets of the address', async () => {
  const { client } = await createConnectedUser(app.url, 'router');
  const id = 'c4997ccc-f2ea-4bbf-96f2-104f28ff94b5';
  await client.get(`/api/posts/${id}?secret=a-secret`);
  await client.get('/calendar/a-secret/Carillon.ics');
  await client.get('/api/nothing-of-ours');
  await client.get('/a-page-that-is-not');
  const routes = () => spans.map(({ name, attributes }) => [name, textOf(attributes, 'http.route')]);
  await eventually(() => {
    expect(routes()).toEqual(
      expect.arrayContaining([
        ['GET /api/posts/:id', '/api/posts/:id'],
        ['GET /posts/:id', '/posts/:id'],
        ['GET /calendar/:secret/:name', '/calendar/:secret/:name'],
        ['GET /api/*', '/api/*'],
        ['GET', undefined],
      ]),
    );
  });
  expect(sentBody).not.toMatch(/a-secret|nothing-of-ours/);
  expect(sentBody).not.toContain(id);
});
