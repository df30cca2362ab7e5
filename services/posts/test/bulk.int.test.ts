import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublic } from '@carillon/kit/http/public-address.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { RemoteMedia } from '../library/uploads.ts';
import { drafting } from './drafting.ts';
import { type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let page: ReturnType<typeof drafting>;
let origin: string;
let remote: Partial<RemoteMedia>;
/** How a path of the server is answered. */
const paths = new Map<string, RequestListener>();
const requestedKinds: string[] = [];
const server = createServer((request, reply) => {
  requestedKinds.push(request.url ?? '');
  const answer = paths.get(request.url ?? '');
  if (answer) answer(request, reply);
  else reply.writeHead(404).end();
});
/** What a name resolves to, on each lookup. */
const names = new Map<string, string[][]>();
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  origin = `http://pictures.example:${port}`;
  remote = {
    resolve: async (host: string) => {
      const answers = names.get(host);
      const code = host === 'busy.example' ? 'EAI_AGAIN' : 'ENOTFOUND';
      if (!answers) throw Object.assign(new Error(host), { code });
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    },
    // The test's own server acts as a public one; nothing else is faked.
    permit: (address: string, to: number) => (address === '127.0.0.1' && to === port) || isPublic(address),
  };
  posts = await startPosts({}, {}, { remote });
  page = drafting(posts);
  names.set('pictures.example', [['127.0.0.1']]);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  paths.set(
    '/bell%20tower.png',
    (_, reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end(picture),
  );
});
afterAll(async () => {
  await posts.close();
  server.closeAllConnections();
  server.close();
});

const fetchOne = async (url: string, id = randomUUID(), more: object = {}) => {
  const reply = await page.json('POST', '/posts/media/fetch', { files: [{ id, url, ...more }] });
  expect(reply.status).toBe(200);
  return reply.files[0];
};

describe('a file of an address', () => {
  test('is stored like an upload, by its type, once under its ID', async () => {
    const id = randomUUID();
    const url = `${origin}/bell%20tower.png`;
    const first = await fetchOne(url, id, { alt_text: 'A bell' });
    expect(first).toMatchObject({
      error: null,
      media: { id, name: 'bell tower.png', kind: 'image', width: 40, alt_text: 'A bell' },
    });
    const times = requestedKinds.length;
    expect(await fetchOne(url, id)).toEqual(first);
    expect(requestedKinds).toHaveLength(times);
  });

  const redirect =
    (location: string): RequestListener =>
    (_, reply) =>
      void reply.writeHead(302, { location }).end();
  /** Sends for as long as it is listened to. */
  const endless =
    (start: string, headers = {}): RequestListener =>
    (_, reply) => {
      reply.writeHead(200, headers);
      reply.write(start);
      const more = () => {
        if (!reply.destroyed)
          reply.write(Buffer.alloc(65_536, 'x')) ? setImmediate(more) : reply.once('drain', more);
      };
      more();
    };

  test.each<[string, () => RequestListener | string, RegExp, string]>([
    ['loopback', () => 'http://127.0.0.1/a.png', /not a public web address/, 'validation_failed'],
    ['a private address in IPv6', () => 'http://[::ffff:10.0.0.1]/', /not a public/, 'validation_failed'],
    ['a decimal of one', () => 'http://2130706433/', /not a public/, 'validation_failed'],
    ['the address of cloud metadata', () => 'http://169.254.169.254/', /not a public/, 'validation_failed'],
    // For any private, unknown or unresolvable name, the message only says that it can't be reached.
    ...['inner', 'both', 'nowhere', 'busy'].map((name): [string, () => string, RegExp, string] => [
      `${name}.example`,
      () => `http://${name}.example/`,
      new RegExp(`^${name}.example can’t be reached on the public web right now. Check`),
      'network_unavailable',
    ]),
    ['another scheme', () => 'file:///etc/passwd', /begins with “file:”/, 'validation_failed'],
    ['credentials', () => `http://a:b@pictures.example:${port}/`, /password/, 'validation_failed'],
    ['no address', () => 'picture.png', /isn’t a web address/, 'validation_failed'],
    [
      'a redirect to a private one',
      () => redirect('http://10.0.0.1/'),
      /10\.0\.0\.1 is not a public/,
      'validation_failed',
    ],
    [
      'a redirect to loopback by name',
      () => redirect('http://inner.example/'),
      /inner\.example can’t be reached/,
      'network_unavailable',
    ],
    ['redirects without an end', () => redirect('/case'), /more than 3 times/, 'validation_failed'],
    ['a page', () => (_, reply) => void reply.end('<html>'), /HTML page/, 'unsupported_media'],
    ['an endless page', () => endless('<html>'), /HTML page/, 'unsupported_media'],
    ['an endless picture', () => endless('GIF89a'), /too large/, 'too_large'],
    [
      'packed bytes',
      () => endless('', { 'content-encoding': 'gzip' }),
      /compressed \(gzip\)/,
      'validation_failed',
    ],
    [
      'what is not given to all',
      () => (_, reply) => void reply.writeHead(403).end(),
      /publicly/,
      'validation_failed',
    ],
    ['a failing server', () => (_, reply) => void reply.writeHead(503).end(), /503/, 'network_unavailable'],
    [
      'a switch of protocols',
      () => (request) =>
        void request.socket.end(
          'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
        ),
      /can’t be reached/,
      'network_unavailable',
    ],
    ['IPv4 within IPv6', () => 'http://[::127.0.0.1]/', /not a public/, 'validation_failed'],
    [
      'one that breaks off',
      () => (_, reply) => {
        reply.writeHead(200, { 'content-length': '9999' });
        reply.write('GIF89a', () => setImmediate(() => reply.destroy()));
      },
      /was interrupted/,
      'network_unavailable',
    ],
  ])('is refused when it is %s, and nothing is left', async (_, make, message, error) => {
    names.set('inner.example', [['192.168.0.1']]);
    names.set('both.example', [['93.184.216.34', '127.0.0.2']]);
    const before = await posts.media();
    const answer = make();
    if (typeof answer !== 'string') paths.set('/case', answer);
    const reply = await fetchOne(typeof answer === 'string' ? answer : `${origin}/case`);
    expect(reply).toMatchObject({ media: null, error, message: expect.stringMatching(message) });
    expect(await posts.media()).toEqual(before);
  });

  test('is rejected if its body stalls, and leaves nothing', async () => {
    paths.set('/still', (_, reply) => void reply.write('GIF89a'));
    const hasty = await startPosts({}, {}, { remote: { ...remote, withinMs: 300 } });
    try {
      const files = [{ id: randomUUID(), url: `${origin}/still` }];
      const reply = await drafting(hasty).json('POST', '/posts/media/fetch', { files });
      const message = expect.stringMatching(/longer than/);
      expect(reply.files[0]).toMatchObject({ media: null, error: 'network_unavailable', message });
      expect(await hasty.media()).toEqual([]);
    } finally {
      await hasty.close();
    }
  });

  test('that would not fit into the workspace’s storage is not downloaded', async () => {
    paths.set('/big', (_, reply) => {
      reply.writeHead(200, { 'content-length': String(3 * 1024 * 1024) }).flushHeaders();
      reply.write(Buffer.alloc(1024));
    });
    const small = await startPosts({ MEDIA_QUOTA_MB: '2' }, {}, { remote });
    try {
      const fetchInto = (url: string) =>
        drafting(small).json('POST', '/posts/media/fetch', { files: [{ id: randomUUID(), url }] });
      expect((await fetchInto(`${origin}/big`)).files[0]).toMatchObject({ error: 'quota_full', media: null });
      const full = { folder: 'f', file: 'a.png', bytes: 2 * 1024 * 1024, workspaceId: 'ada' };
      await small.context.stores.mediaSizes.reserve(full, full.bytes);
      const times = requestedKinds.length;
      expect((await fetchInto(`${origin}/bell%20tower.png`)).files[0]).toMatchObject({ error: 'quota_full' });
      expect(requestedKinds).toHaveLength(times);
    } finally {
      await small.close();
    }
  });

  test('is one of few of its workspace at a time; others are told when to come, and leaving ends it', async () => {
    const open = new Set<string>();
    const hangingListener: RequestListener = (request, reply) => {
      open.add(request.url ?? '');
      reply.on('close', () => open.delete(request.url ?? ''));
      reply.writeHead(200).write('GIF89a');
    };
    const stop = new AbortController();
    const call = async (path: string, signal?: AbortSignal, workspaceId = 'ada') => {
      paths.set(path, hangingListener);
      const { headers } = await posts.signed(workspaceId);
      const body = JSON.stringify({ files: [{ id: randomUUID(), url: `${origin}${path}` }] });
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
      return posts.app.request('/posts/media/fetch', { ...init, ...(signal && { signal }) });
    };
    const abandoned = [call('/one', stop.signal), call('/two', stop.signal)];
    await eventually(() => expect([...open].sort()).toEqual(['/one', '/two']));
    const third = await call('/three');
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('10');
    const others = call('/four', stop.signal, 'bob');
    await eventually(() => expect(open).toContain('/four'));
    stop.abort();
    await Promise.allSettled([...abandoned, others]);
    await eventually(() => expect(open.size).toBe(0));
    paths.delete('/three');
    expect((await fetchOne(`${origin}/bell%20tower.png`)).error).toBeNull();
    expect((await posts.media()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('is fetched from the address that was checked, whatever its name means a moment later', async () => {
    // Were it looked up for the connection, it would be another.
    names.set('turning.example', [['127.0.0.1'], ['127.0.0.9']]);
    const reply = await fetchOne(`http://turning.example:${port}/bell%20tower.png`);
    expect(reply.error).toBeNull();
    expect(names.get('turning.example')).toEqual([['127.0.0.9']]);
  });
});

describe('a batch', () => {
  const post = (content: string, more: object = {}) => ({
    idempotency_key: `row: ${content}`,
    content,
    targets: [{ platform_id: 1, page_id: 'page1' }],
    scheduled_time: '2026-03-05 10:00:00',
    ...more,
  });
  const send = async (list: object[]) => {
    const reply = await page.json('POST', '/posts/schedule/batch', {
      timezone: 'Europe/Berlin',
      posts: list,
    });
    return reply.status === 200 ? reply.results : reply;
  };
  const outcomes = (results: { outcome: string }[]) => results.map(({ outcome }) => outcome);
  const listPlanned = async () => {
    const reply = await page.json(
      'GET',
      '/posts/planned?from=2026-03-01T00:00:00Z&until=2026-03-31T00:00:00Z',
    );
    return reply.publications.map(({ words }: { words: string }) => words).sort();
  };

  test('creates posts independently, and gives a reason for each rejected one', async () => {
    const results = await send([
      post('one'),
      post('late', { scheduled_time: '2026-03-01 10:00:00' }),
      post('two', { targets: [{ platform_id: 1, page_id: 'other' }] }),
      post('three', { targets: [{ platform_id: 1, page_id: 'page1' }, { platform_id: 3 }] }),
    ]);
    expect(outcomes(results)).toEqual(['scheduled', 'refused', 'refused', 'scheduled']);
    expect(results[0]).toMatchObject({ idempotency_key: 'row: one', due_at: '2026-03-05T09:00:00.000Z' });
    expect(results[1]).toMatchObject({
      error: 'validation_failed',
      errors: { scheduled_time: [expect.any(String)] },
    });
    expect(results[2].errors['platforms.0.page_id']).toEqual(['That page is not one of your pages.']);
    expect(await listPlanned()).toEqual(['one', 'three', 'three']);
  });

  test('sent again, also while it is under way and after a part of it, gives each post once', async () => {
    const all = Array.from({ length: 20 }, (_, n) => post(`again ${n}`));
    await send(all.slice(0, 7));
    posts.advance(1_000);
    const [first, second] = await Promise.all([send(all), send(all)]);
    expect(outcomes(first).slice(0, 7)).toEqual(Array(7).fill('repeated'));
    expect(first.map((one: { post_id: string }) => one.post_id)).toEqual(
      second.map((one: { post_id: string }) => one.post_id),
    );
    expect((await listPlanned()).filter((words: string) => words.startsWith('again'))).toHaveLength(20);
  });

  test('rejects a repeated key with other content, and repeats identical content at once', async () => {
    const first = post('as it was');
    await send([first]);
    const [other, same] = await send([{ ...first, content: 'another' }, first]);
    expect(other).toMatchObject({ outcome: 'refused', error: 'conflict', post_id: null });
    expect(same).toMatchObject({ outcome: 'repeated' });
  });

  test('reports posts canceled since as gone', async () => {
    const [{ post_id }] = await send([post('to cancel')]);
    posts.advance(1_000);
    expect(await page.json('DELETE', `/posts/${post_id}`)).toMatchObject({ status: 200 });
    expect(outcomes(await send([post('to cancel')]))).toEqual(['gone']);
  });

  test('gives each target its first comment, as long as its network takes it', async () => {
    const targets = [{ platform_id: 1, page_id: 'page1' }, { platform_id: 3 }];
    const [createdResult, refusedResult] = await send([
      post('with a comment', { targets, first_comment: ' #bells ' }),
      post('with a long one', { targets, first_comment: 'x'.repeat(1_251) }),
    ]);
    expect((await posts.results(createdResult.post_id)).map((one) => one.first_comment?.text)).toEqual([
      ...['#bells', '#bells'],
    ]);
    expect(refusedResult.errors['platforms.1.first_comment'][0]).toMatch(/LinkedIn allows 1,250/);
    expect(await page.json('DELETE', `/posts/${createdResult.post_id}`)).toMatchObject({ status: 200 });
  });

  test('gives a post without a time its account’s next free slot, and reports if there is none', async () => {
    const queued = { scheduled_time: null };
    const [refusedResult] = await send([post('no slots', queued)]);
    expect(refusedResult).toMatchObject({ outcome: 'refused', message: expect.stringMatching(/slot/) });
    const slots = [1, 2, 3].map((weekday) => ({ weekday, time: '10:00' }));
    const schedule = { platform_id: 1, page_id: 'page1', timezone: 'Europe/Berlin', slots, version: 0 };
    expect(await page.json('PUT', '/posts/queue/schedule', schedule)).toMatchObject({ status: 200 });
    const results = await send([
      post('slot one', queued),
      post('slot two', queued),
      post('slot one', queued),
    ]);
    expect(outcomes(results)).toEqual(['scheduled', 'scheduled', expect.any(String)]);
    expect(results[2].post_id).toBe(results[0].post_id);
    expect(results[1].due_at > results[0].due_at).toBe(true);
  });

  test('of more than 50 is refused as a whole', async () => {
    expect(await send(Array.from({ length: 51 }, (_, n) => post(`many ${n}`)))).toMatchObject({
      status: 422,
      errors: { posts: [expect.any(String)] },
    });
  });
});
