import { defineOperation } from '@carillon/contracts/operation.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type mongoose from 'mongoose';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { mount } from '../http/mount.ts';
import { createServiceApp } from '../http/service-app.ts';
import { createIdempotencyStore, type IdempotencyStore } from '../idempotency/idempotency-store.ts';
import { fingerprintOf, idOf } from '../idempotency/keyed-call.ts';
import { connectUnchecked } from '../store/connect.ts';
import { eventually } from './eventually.ts';
import { quietLog } from './quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSigner } from './test-keys.ts';
import { testStore } from './test-store.ts';

const write = defineOperation({
  id: 'posts.write',
  method: 'POST',
  path: '/things/:name',
  access: 'writer',
  scope: 'drafts:write',
  summary: 'Write',
  params: z.object({ name: z.string() }),
  body: z.object({ text: z.string() }),
  response: z.object({ id: z.string().nullable(), made: z.number(), text: z.string() }),
  errors: ['conflict'],
});
const KEY = '0f3c8a52-5a2b-4d0e-9a39-7f6f1f4f8d11';

let close: () => Promise<void>;
let rows: mongoose.mongo.Collection<{ _id: string }>;
let store: IdempotencyStore;
let app: ReturnType<typeof createServiceApp>;
/** The IDs of created objects. */
let createdIds: (string | null)[];
/** Calls wait for this, if set. */
let gate: Promise<void> | null;

beforeAll(async () => {
  const place = await testStore();
  const connection = await connectUnchecked(place.uri, `${place.prefix}_idempotency`);
  store = createIdempotencyStore(connection);
  await store.ready?.();
  rows = connection.collection('idempotency_keys') as unknown as typeof rows;
  close = async () => {
    await connection.close();
    await place.release();
  };
});
afterAll(() => close());

beforeEach(async () => {
  await rows.deleteMany({});
  [createdIds, gate] = [[], null];
  app = createServiceApp({
    service: 'posts',
    log: quietLog,
    publicKeys: TEST_PUBLIC_KEYS,
    securityLog: { tell: () => undefined },
    idempotency: store,
  });
  mount(app, write, async ({ body: { text }, madeId }) => {
    await gate;
    if (text === 'taken') throw new AppError('conflict');
    createdIds.push(madeId);
    if (text === 'crash') throw new Error('out of memory');
    return { id: madeId, made: createdIds.length, text: text === 'long' ? 'x'.repeat(70_000) : text };
  });
});

interface Calling {
  readonly text?: string;
  readonly name?: string;
  readonly userId?: string;
  readonly key?: string | null;
}

async function call({ text = 'one', name = 'a', userId = 'u1', key = KEY }: Calling = {}) {
  const user = { kind: 'user', userId, sessionId: 's1', workspaceId: 'w1', role: 'owner' } as const;
  const statement = await testSigner('gateway').sign('posts', user);
  const reply = await app.request(`/things/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${statement}`, ...(key !== null && { 'idempotency-key': key }) },
    body: JSON.stringify({ text }),
  });
  const body = (await reply.json()) as Record<string, unknown>;
  return { status: reply.status, body, replayed: reply.headers.get('idempotency-replayed') };
}

test('a repeated call gets the first reply again, and nothing is done', async () => {
  const first = await call();
  expect(first).toMatchObject({ status: 200, body: { made: 1 }, replayed: null });
  expect(await call({ key: `"${KEY}"` })).toEqual({ ...first, replayed: 'true' });
  expect(createdIds).toHaveLength(1);
});

test.each<[string, Calling]>([
  ['other words', { text: 'two' }],
  ['another thing', { name: 'b' }],
])('a key that came with %s before is refused', async (_, other) => {
  await call();
  expect(await call(other)).toMatchObject({ status: 422, body: { error: 'idempotency_mismatch' } });
  expect(createdIds).toHaveLength(1);
});

test('a key is its user’s own', async () => {
  await call();
  expect(await call({ userId: 'u2', text: 'two' })).toMatchObject({ status: 200, body: { made: 2 } });
  expect(new Set(createdIds).size).toBe(2);
});

test('of many concurrent calls one is run, and the others are told to wait', async () => {
  const opening = Promise.withResolvers<void>();
  gate = opening.promise;
  const answers: Awaited<ReturnType<typeof call>>[] = [];
  const calls = Array.from({ length: 5 }, async () => void answers.push(await call()));
  await eventually(async () => expect(answers).toHaveLength(4));
  for (const { status, body } of answers)
    expect([status, body]).toMatchObject([409, { error: 'idempotency_underway' }]);
  opening.resolve();
  await Promise.all(calls);
  expect(answers.at(-1)).toMatchObject({ status: 200, body: { made: 1 } });
  expect(createdIds).toHaveLength(1);
});

test('a refusal frees the key for a better request', async () => {
  expect((await call({ text: 'taken' })).status).toBe(409);
  expect(await call()).toMatchObject({ status: 200, replayed: null });
});

test('after a failure of ours the same request is made anew under the same id, and no other one', async () => {
  expect((await call({ text: 'crash' })).status).toBe(500);
  expect((await call()).body).toMatchObject({ error: 'idempotency_mismatch' });
  expect((await call({ text: 'crash' })).status).toBe(500);
  expect(createdIds[0]).not.toBeNull();
  expect(createdIds[1]).toBe(createdIds[0]);
});

test('takes over the call of a dead process once its time is up', async () => {
  const keyed = { key: KEY, operation: write, userId: 'u1', workspaceId: 'w1' };
  const taking = {
    id: idOf(keyed),
    userId: 'u1',
    workspaceId: 'w1',
    lease: 'of the other',
    leaseMs: 1_000,
    fingerprint: fingerprintOf({ params: { name: 'a' }, query: {}, body: { text: 'one' } }),
  };
  await store.take({ ...taking, now: new Date() });
  expect((await call()).body).toMatchObject({ error: 'idempotency_underway' });
  await store.endLease(taking.id, taking.lease, new Date());
  expect(await call()).toMatchObject({ status: 200, replayed: null });
  expect(await call()).toMatchObject({ status: 200, replayed: 'true' });
});

test('computes a reply again that is too long to store', async () => {
  for (const replies of [1, 2])
    expect(await call({ text: 'long' })).toMatchObject({ status: 200, body: { made: replies } });
  expect(createdIds[1]).toBe(createdIds[0]);
});

test('neither the key nor the reply can be read in the store', async () => {
  await call({ text: 'a signed address' });
  const storedText = JSON.stringify(await rows.find().toArray());
  expect(storedText).not.toContain(KEY);
  expect(storedText).not.toContain('signed address');
  expect(storedText).not.toContain(Buffer.from('signed address').toString('base64').slice(0, 12));
});

test('a key of another form is refused by name, and a call without one is no other’s', async () => {
  expect((await call({ key: 'short' })).body).toMatchObject({
    error: 'validation_failed',
    errors: { 'Idempotency-Key': [expect.stringContaining('8 to 100')] },
  });
  for (const replies of [1, 2])
    expect((await call({ key: null })).body).toMatchObject({ id: null, made: replies });
});
