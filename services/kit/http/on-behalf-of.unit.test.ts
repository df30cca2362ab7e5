import type { Role } from '@carillon/contracts/domain/roles.ts';
import { defineOperation } from '@carillon/contracts/operation.ts';
import type { CallerName, ServiceName } from '@carillon/contracts/service-names.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { createSigner } from '../identity/identity-token.ts';
import { privateKeyOf, publicJwkOf } from '../identity/service-keys.ts';
import type { SecurityEvent } from '../security-log.ts';
import { quietLog } from '../test/quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSeed, testSigner } from '../test/test-keys.ts';
import { mount } from './mount.ts';
import { createServiceApp } from './service-app.ts';
import { createServiceClient } from './service-client.ts';

const operation = { method: 'POST', summary: 'A test', response: z.object({ who: z.string() }) } as const;
const forOthers = { ...operation, access: 'editor', onBehalf: ['ai'] } as const;
const namedOperation = defineOperation({ ...forOthers, id: 'posts.named', path: '/named' });
const unnamed = defineOperation({ ...operation, access: 'editor', id: 'posts.unnamed', path: '/unnamed' });
const multipart = z.object({ words: z.string() });
const upload = defineOperation({ ...forOthers, id: 'posts.upload', path: '/upload', multipart });

const events: SecurityEvent[] = [];
beforeEach(() => void events.splice(0));
const app = createServiceApp({
  service: 'posts',
  log: quietLog,
  publicKeys: TEST_PUBLIC_KEYS,
  securityLog: { tell: (event) => void events.push(event) },
});
for (const one of [namedOperation, unnamed])
  mount(app, one, async ({ userId, workspaceId, role, by, c }) => ({
    who: [userId, workspaceId, role, by, c.get('userProof')].join(' '),
  }));
mount(app, upload, async ({ c }) => ({ who: String((await c.req.raw.formData()).get('words')) }));

const clientOf = (name: CallerName) =>
  createServiceClient(testSigner(name), { posts: (request) => app.fetch(request) });
const proof = (role: Role = 'editor', audience: ServiceName = 'ai', signer: CallerName = 'gateway') =>
  testSigner(signer).sign(audience, { kind: 'user', userId: 'u1', sessionId: 's1', workspaceId: 'w1', role });

const proofOfAge = (seconds: number, seed = testSeed('gateway')): Promise<string> =>
  new SignJWT({ kind: 'user', sid: 's1', wid: 'w1', role: 'editor' })
    .setProtectedHeader({ alg: 'Ed25519', kid: publicJwkOf('gateway', testSeed('gateway')).kid })
    .setIssuer('gateway')
    .setSubject('u1')
    .setAudience('ai')
    .setExpirationTime(Math.floor(Date.now() / 1000) + 60 - seconds)
    .sign(privateKeyOf(seed));

test('ai calls as the user who is calling it, for as long as a costly reply may take', async () => {
  const client = clientOf('ai');
  expect(await client.onBehalfOf(await proof()).call(namedOperation)).toEqual({ who: 'u1 w1 editor ai ' });
  expect(await client.onBehalfOf(await proofOfAge(170)).call(namedOperation)).toEqual({
    who: 'u1 w1 editor ai ',
  });
  const form = { words: 'Grüße' };
  expect(await client.onBehalfOf(await proof()).call(upload, { form })).toEqual({ who: 'Grüße' });
});

test('nobody acts for a user otherwise', async () => {
  const [head = '', , signature = ''] = (await proof('viewer')).split('.');
  const raised = Buffer.from(JSON.stringify({ kind: 'user', sub: 'u1', role: 'owner' })).toString(
    'base64url',
  );
  const refusedCalls: Record<string, [CallerName, string]> = {
    'a service that may not act for users': ['analytics', await proof('editor', 'analytics')],
    'a service with what was stated to another': ['ai', await proof('editor', 'billing')],
    'what the user was to be believed by directly': ['ai', await proof('editor', 'posts')],
    'its own word': ['ai', await proof('editor', 'ai', 'ai')],
    'its own statement': ['ai', await testSigner('ai').sign('ai')],
    'a signature of nobody': ['ai', await proofOfAge(0, Buffer.alloc(32, 99))],
    'a proof of long ago': ['ai', await proofOfAge(300)],
    'a role that was raised': ['ai', [head, raised, signature].join('.')],
    'no proof at all': ['ai', 'u1'],
  };
  for (const [what, [name, statement]] of Object.entries(refusedCalls)) {
    const call = clientOf(name).onBehalfOf(statement).call(namedOperation);
    await expect(call.then(() => what)).rejects.toMatchObject({ code: 'service_unavailable' });
  }
  expect(events).toHaveLength(Object.keys(refusedCalls).length);
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['caller.refused']));
  const forged = createServiceClient(createSigner('ai', Buffer.alloc(32, 99)), {
    posts: (request) => app.fetch(request),
  });
  await expect(forged.onBehalfOf(await proof()).call(namedOperation)).rejects.toMatchObject({
    code: 'service_unavailable',
  });
});

test('with no more rights than the user, and only for operations that name the service', async () => {
  const client = clientOf('ai');
  await expect(client.onBehalfOf(await proof('writer')).call(namedOperation)).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(client.onBehalfOf(await proof('owner')).call(unnamed)).rejects.toMatchObject({
    code: 'not_found',
  });
  const detail = { role: 'owner', operation: 'posts.unnamed', by: 'ai' };
  expect(events.at(-1)).toMatchObject({ event: 'operation.refused', userId: 'u1', detail });
  await expect(client.call(namedOperation)).rejects.toMatchObject({ code: 'not_authenticated' });
});

test('a user’s own headers next to the gateway’s statement don’t change who they are', async () => {
  const headers = {
    authorization: `Bearer ${await proof('editor', 'posts')}`,
    'x-on-behalf-of': await proof(),
  };
  expect((await app.request('/named', { method: 'POST', headers })).status).toBe(401);
});
