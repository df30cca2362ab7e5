import { webhookPayload } from '@carillon/contracts/domain/webhook-payload.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Deliverer } from '../deliverer.ts';
import { startReceiver, verifies } from './receiver.ts';
import { startWebhooks, type Webhooks } from './webhooks-under-test.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let webhooks: Webhooks;
let deliverer: Deliverer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  webhooks = await startWebhooks();
  deliverer = await webhooks.deliverer();
  receiver = await startReceiver();
});
afterEach(async () => {
  await webhooks.close();
  await receiver.close();
});

const down = (status = 503) => {
  const before = receiver.answer;
  receiver.answer = (_, reply) => void reply.writeHead(status).end('We are closed.');
  return () => {
    receiver.answer = before;
  };
};

test('a receiver that is down for an hour gets every event once, in order, and knows a forgery', async () => {
  const { id, secret } = await webhooks.make(receiver.url);
  const up = down();
  for (let minute = 0; minute < 60; minute++) {
    if (minute % 6 === 0) await webhooks.publish(webhooks.publication(`p${minute / 6}`));
    webhooks.pass(MINUTE_MS);
    await deliverer.deliver();
  }
  const tries = receiver.received.splice(0);
  // Only the first is attempted: nothing overtakes it.
  expect(new Set(tries.map(({ id: event }) => event)).size).toBe(1);
  expect(tries.length).toBeGreaterThan(5);
  expect(tries.length).toBeLessThan(12);
  expect((await webhooks.webhook(id))?.failing_since).not.toBeNull();

  up();
  webhooks.pass(31 * MINUTE_MS);
  await deliverer.deliver();
  const names = receiver.received.map(({ payload }) => payload.data.publication_id);
  expect(names).toEqual(Array.from({ length: 10 }, (_, at) => `p${at}`));
  expect(new Set(receiver.ids()).size).toBe(10);
  expect((await webhooks.webhook(id))?.failing_since).toBeNull();

  const [first] = receiver.received;
  if (!first) throw new Error('nothing came');
  const now = webhooks.clock();
  expect(verifies(secret, first, now)).toBe(true);
  expect(verifies(secret, { ...first, body: first.body.replace('p0', 'p9') }, now)).toBe(false);
  expect(verifies(`whsec_${'A'.repeat(43)}=`, first, now)).toBe(false);
  const stolen = { ...first.headers, 'webhook-id': 'evt_other' };
  expect(verifies(secret, { ...first, headers: stolen }, now)).toBe(false);
  expect(verifies(secret, first, new Date(now.getTime() + 6 * MINUTE_MS))).toBe(false);
});

test('sends what the contract says, with the post’s text', async () => {
  await webhooks.make(receiver.url, [
    ...['publication.published', 'publication.failed', 'connection.lost', 'comment.received'],
  ]);
  await webhooks.publish(
    webhooks.publication('p1', { status: 'publishing', published_at: null }),
    webhooks.publication('p1'),
    webhooks.publication('p2', { status: 'failed', published_at: null, failed_at: '2026-11-20T10:00:00Z' }),
    webhooks.publication('p3', { status: 'canceled', published_at: null }),
    webhooks.publication('p4', { taken_down_at: '2026-11-20T10:00:00Z' }),
    webhooks.connection('connected'),
    webhooks.connection('lost'),
    webhooks.comment('How lovely!'),
  );
  await deliverer.deliver();
  const payloads = receiver.received.map(({ payload }) => webhookPayload.parse(payload));
  expect(payloads).toMatchObject([
    {
      type: 'publication.published',
      version: 1,
      workspace_id: 'bells',
      id: receiver.ids()[0],
      data: { publication_id: 'p1', text: 'The bells ring.', permalink: 'https://facebook.example/1' },
    },
    { type: 'publication.failed', data: { publication_id: 'p2', failed_at: '2026-11-20T10:00:00Z' } },
    { type: 'connection.lost', data: { network: 'linkedin' } },
    { type: 'comment.received', data: { text: 'How lovely!', author: 'Eve', publication_id: 'p1' } },
  ]);
});

test('the same event again, to another process too, is one delivery', async () => {
  const { id } = await webhooks.make(receiver.url);
  const published = webhooks.publication('p1');
  const { data, ...rest } = published;
  const replica = await webhooks.deliverer();
  // Its first comment came out: the post itself is out as before.
  const later = { ...data, revision: data.revision + 1 };
  await webhooks.publish(published, { ...rest, id: 'another', data: later });
  await Promise.all([deliverer.deliver(), replica.deliver(), deliverer.deliver()]);
  expect(receiver.received).toHaveLength(1);
  expect(await webhooks.log(id)).toHaveLength(1);
});

test('several processes send each event once, in order, to several receivers', async () => {
  const all = await Promise.all([1, 2, 3].map(() => startReceiver()));
  for (const { url } of all) await webhooks.make(url);
  const replicas = [deliverer, await webhooks.deliverer(), await webhooks.deliverer()];
  for (let at = 0; at < 12; at++) await webhooks.publish(webhooks.publication(`p${at}`));
  await Promise.all(replicas.map((one) => one.deliver()));
  for (const one of all) {
    const names = one.received.map(({ payload }) => payload.data.publication_id);
    expect(names).toEqual(Array.from({ length: 12 }, (_, at) => `p${at}`));
    await one.close();
  }
});

test('a process that dies between sending and writing it down sends it again, under the same id', async () => {
  const { id } = await webhooks.make(receiver.url);
  let endedCount = 0;
  receiver.answer = (_, reply) => {
    if (endedCount++ > 0) return void reply.end('thanks');
    // The process goes while the answer is on its way.
    void deliverer.close();
    setImmediate(() => reply.end('thanks'));
  };
  const other = await webhooks.deliverer();
  await webhooks.publish(webhooks.publication('p1'));
  await deliverer.deliver().catch(() => undefined);
  await eventually(async () => {
    webhooks.pass(61_000);
    await other.deliver();
    expect(receiver.received).toHaveLength(2);
  });
  expect(new Set(receiver.ids()).size).toBe(1);
  expect(await webhooks.log(id)).toMatchObject([{ status: 'delivered', tries: 1 }]);
});

test('a slow receiver holds up nobody else', async () => {
  await webhooks.make(receiver.url);
  const answer = Promise.withResolvers<void>();
  receiver.answer = (_, reply) => void answer.promise.then(() => reply.end());
  const others = await startReceiver();
  await webhooks.make(others.url);
  await webhooks.publish(webhooks.publication('p1'));
  const delivering = deliverer.deliver();
  await eventually(() => expect([receiver.received.length, others.received.length]).toEqual([1, 1]));
  answer.resolve();
  await delivering;
  await others.close();
});

test('a receiver that does not answer is not waited for long', async () => {
  const hasty = await webhooks.deliverer({ policy: { withinMs: 300 } });
  const { id } = await webhooks.make(receiver.url);
  receiver.answer = () => undefined;
  await webhooks.publish(webhooks.publication('p1'));
  await hasty.deliver();
  expect(await webhooks.log(id)).toMatchObject([
    { status: 'waiting', tries: 1, last_try: { code: null, failure: 'timeout' } },
  ]);
  expect(await webhooks.log(id, '?status=problem')).toHaveLength(1);
});

test('the log has the cause of a failed try', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }));
  const lost = await webhooks.deliverer({ policy: { resolve } });
  const { id } = await webhooks.make('http://nothing.localhost:8080/hook');
  await webhooks.publish(webhooks.publication('p1'));
  await lost.deliver();
  const [only] = await webhooks.log(id);
  expect(only?.last_try).toMatchObject({ failure: 'unreachable', cause: 'host_not_found' });
  const { log } = await webhooks.delivery(id, only?.id ?? '');
  expect(log[0]?.cause).toBe('host_not_found');
});

test('after the URL is fixed, waiting deliveries are sent at once', async () => {
  const { id } = await webhooks.make(receiver.url);
  receiver.answer = (_, reply) => reply.writeHead(500).end();
  await webhooks.publish(webhooks.publication('p1'), webhooks.publication('p2'));
  await deliverer.deliver();
  const mended = await startReceiver();
  await webhooks.request('PATCH', `/webhooks/${id}`, { url: mended.url });
  await deliverer.deliver();
  expect(mended.received.map(({ payload }) => payload.data.publication_id)).toEqual(['p1', 'p2']);
  await mended.close();
});

describe('a receiver’s reply', () => {
  test('is kept as far as its first 2 KB, and an endless one is not read to its end', async () => {
    const { id } = await webhooks.make(receiver.url);
    receiver.answer = (_, reply) => {
      reply.on('error', () => undefined);
      const pour = (): void => {
        if (reply.destroyed) return;
        reply.write('x'.repeat(4096));
        setImmediate(pour);
      };
      pour();
    };
    await webhooks.publish(webhooks.publication('p1'));
    await deliverer.deliver();
    const [only] = await webhooks.log(id);
    expect(only).toMatchObject({ status: 'delivered', last_try: { code: 200 } });
    const { log } = await webhooks.delivery(id, only?.id ?? '');
    expect(log[0]?.answer).toBe('x'.repeat(2048));
  });

  test('a redirect is not followed', async () => {
    const elsewhere = await startReceiver();
    const { id } = await webhooks.make(receiver.url);
    receiver.answer = (_, reply) => void reply.writeHead(307, { location: elsewhere.url }).end();
    await webhooks.publish(webhooks.publication('p1'));
    await deliverer.deliver();
    expect(elsewhere.received).toHaveLength(0);
    expect(await webhooks.log(id)).toMatchObject([{ last_try: { code: 307, failure: 'redirect' } }]);
    await elsewhere.close();
  });

  test('410 pauses it at once, with a word to its workspace', async () => {
    const { id } = await webhooks.make(receiver.url);
    down(410);
    await webhooks.publish(webhooks.publication('p1'));
    await deliverer.deliver();
    expect(await webhooks.webhook(id)).toMatchObject({ status: 'paused', paused_because: 'gone' });
    await eventually(() => expect(webhooks.paused).toMatchObject([{ webhook_id: id, because: 'gone' }]));
  });
});

test('a delivery rejected for hours gives way to the next; after three days without success the webhook is paused, and it continues when resumed', async () => {
  const { id } = await webhooks.make(receiver.url);
  receiver.answer = (_, reply) => {
    const isPoison = receiver.received.at(-1)?.payload.data.publication_id === 'poison';
    reply.writeHead(isPoison ? 422 : 200).end();
  };
  await webhooks.publish(webhooks.publication('poison'), webhooks.publication('p1'));
  for (let hours = 0; hours < 8; hours += 0.5) {
    await deliverer.deliver();
    webhooks.pass(HOUR_MS / 2 + MINUTE_MS);
  }
  expect(await webhooks.log(id)).toMatchObject([{ status: 'delivered' }, { status: 'failed', tries: 12 }]);

  const up = down();
  await webhooks.publish(webhooks.publication('p2'));
  for (let hours = 0; hours < 74 && (await webhooks.webhook(id))?.status === 'active'; hours++) {
    await deliverer.deliver();
    webhooks.pass(HOUR_MS);
  }
  expect(await webhooks.webhook(id)).toMatchObject({ status: 'paused', paused_because: 'failing' });
  await eventually(() => expect(webhooks.paused).toMatchObject([{ because: 'failing', name: 'Our bells' }]));
  await webhooks.publish(webhooks.publication('while paused'));

  up();
  await webhooks.request('PATCH', `/webhooks/${id}`, { status: 'active' });
  await webhooks.publish(webhooks.publication('p3'));
  webhooks.pass(HOUR_MS);
  receiver.received.length = 0;
  await deliverer.deliver();
  const names = receiver.received.map(({ payload }) => payload.data.publication_id);
  expect(names.at(-1)).toBe('p3');
  expect(names).not.toContain('while paused');
});

test('a renewed secret signs at once, and the one before for a day more', async () => {
  const { id, secret: old } = await webhooks.make(receiver.url);
  const { body } = await webhooks.request<{ secret: string }>('POST', `/webhooks/${id}/secret`);
  const verified = async (): Promise<boolean[]> => {
    await webhooks.publish(webhooks.publication(`at ${webhooks.clock().getTime()}`));
    await deliverer.deliver();
    const last = receiver.received.at(-1);
    if (!last) throw new Error('nothing came');
    return [body.secret, old].map((secret) => verifies(secret, last, webhooks.clock()));
  };
  expect(await verified()).toEqual([true, true]);
  webhooks.pass(24 * HOUR_MS);
  expect(await verified()).toEqual([true, false]);
});

test('a test event is sent, and a delivery is repeated under its ID, out of turn and once', async () => {
  const { id } = await webhooks.make(receiver.url);
  await webhooks.request('POST', `/webhooks/${id}/ping`);
  await deliverer.deliver();
  expect(receiver.received.at(-1)?.payload).toMatchObject({ type: 'ping', data: { webhook_id: id } });
  const [sentDelivery] = await webhooks.log(id);
  down(500);
  await webhooks.publish(webhooks.publication('waits'));
  await deliverer.deliver();
  const again = `/webhooks/${id}/deliveries/${sentDelivery?.id}/redeliver`;
  expect((await webhooks.request('POST', again)).status).toBe(200);
  await deliverer.deliver();
  expect(receiver.ids().at(-1)).toBe(receiver.ids()[0]);
  // It was delivered, whatever becomes of a copy.
  expect(await webhooks.log(id, '?status=delivered')).toMatchObject([
    { type: 'ping', tries: 2, last_try: { code: 500 } },
  ]);
  const count = receiver.received.length;
  await deliverer.deliver();
  expect(receiver.received).toHaveLength(count);
});

test('posts that can’t be asked for a text delays a delivery and loses none', async () => {
  await webhooks.make(receiver.url);
  const { text } = webhooks.posts;
  webhooks.posts.text = () => Promise.reject(new Error('posts is away'));
  await webhooks.publish(webhooks.publication('p1'));
  await deliverer.deliver();
  expect(receiver.received).toHaveLength(0);
  webhooks.posts.text = text;
  webhooks.pass(MINUTE_MS);
  await deliverer.deliver();
  expect(receiver.received).toHaveLength(1);
});

test.each([
  ['a private address', ['10.0.0.1']],
  ['one of each', ['8.8.8.8', '169.254.169.254']],
  ['this machine, where Carillon is public', ['127.0.0.1']],
])('a name that leads to %s is not connected to', async (_, addresses) => {
  const resolve = async () => addresses;
  const careful = await webhooks.deliverer({ policy: { resolve, isLocal: false } });
  const { id } = await webhooks.make('https://hooks.example/carillon');
  await webhooks.publish(webhooks.publication('p1'));
  await careful.deliver();
  expect(await webhooks.log(id)).toMatchObject([{ last_try: { code: null, failure: 'not_public' } }]);
});

test('a name is looked up once a try, and its checked address is the one that is connected to', async () => {
  let lookups = 0;
  // Resolves as a rebinding name does: first to a good address, then to another.
  const resolve = async () => [lookups++ === 0 ? '127.0.0.1' : '10.0.0.1'];
  const one = await webhooks.deliverer({ policy: { resolve } });
  const { port } = new URL(receiver.url);
  const { id } = await webhooks.make(`http://rebinding.localhost:${port}/hook`);
  await webhooks.publish(webhooks.publication('p1'));
  await one.deliver();
  expect(lookups).toBe(1);
  expect(receiver.received).toHaveLength(1);
  await webhooks.publish(webhooks.publication('p2'));
  await one.deliver();
  expect((await webhooks.log(id))[0]).toMatchObject({ last_try: { failure: 'not_public' } });
});
