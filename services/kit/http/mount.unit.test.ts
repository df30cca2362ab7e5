import { ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import { defineOperation } from '@carillon/contracts/operation.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { createSigner, type Signer } from '../identity/identity-token.ts';
import { privateKeyOf, publicJwkOf } from '../identity/service-keys.ts';
import type { Log } from '../log.ts';
import { makeEvent } from '../make-event.ts';
import type { SecurityEvent } from '../security-log.ts';
import { quietLog } from '../test/quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSeed, testSigner } from '../test/test-keys.ts';
import { mount } from './mount.ts';
import { ON_BEHALF_OF } from './on-behalf-of-header.ts';
import { createServiceApp } from './service-app.ts';
import { createServiceClient } from './service-client.ts';

const user = { kind: 'user', userId: 'u1', sessionId: 's1', workspaceId: 'w1', role: 'editor' } as const;
const rename = defineOperation({
  id: 'posts.rename',
  method: 'POST',
  path: '/things/:id',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  summary: 'Rename',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string().min(1, 'Enter a name.') }),
  response: z.object({ said: z.string() }),
  errors: ['conflict'],
});
const inner = defineOperation({
  id: 'posts.inner',
  method: 'POST',
  path: '/internal/thing',
  access: ['ai'],
  summary: 'Inner',
  body: z.object({ n: z.number() }),
  response: z.object({ n: z.number() }),
  errors: ['not_connected'],
});

const happened = { type: 'posts.thing.happened', version: 1, data: z.object({}) };

const warnings: unknown[] = [];
const warn: Log['warn'] = (...args: unknown[]) => void warnings.push(args[0]);
const faults: unknown[] = [];
const fault: Log['error'] = (...args: unknown[]) => void faults.push(args[0]);
const events: SecurityEvent[] = [];
beforeEach(() => {
  warnings.splice(0);
  faults.splice(0);
  events.splice(0);
});

const app = createServiceApp({
  service: 'posts',
  log: { ...quietLog, warn: warn, error: fault },
  publicKeys: TEST_PUBLIC_KEYS,
  securityLog: { tell: (event) => void events.push(event) },
});
mount(app, rename, async ({ params, body, userId, workspaceId }) => {
  if (body.name === 'taken') throw new AppError('conflict', { message: 'That name is taken.' });
  if (body.name === 'actor') return { said: JSON.stringify(makeEvent(happened, {}, new Date()).actor) };
  if (body.name === 'unlisted') throw new AppError('storage_full');
  if (body.name === 'crash') throw new Error('a detail that must not leave');
  return { said: `${userId} ${workspaceId} ${params.id} ${body.name}`, secret: 'stays inside' };
});
mount(app, inner, async ({ body }) => {
  if (body.n < 0) throw new AppError('not_connected', { message: 'Not linked.' });
  return { n: body.n + 1 };
});

const asUser = async (audience: 'posts' | 'ai' = 'posts', signer: Signer = testSigner('gateway')) =>
  `Bearer ${await signer.sign(audience, user)}`;
const asRole = async (role: Role) => `Bearer ${await testSigner('gateway').sign('posts', { ...user, role })}`;
const asService = async (signer: Signer) => `Bearer ${await signer.sign('posts')}`;
const post = (path: string, body: string, authorization?: string) =>
  app.request(path, { method: 'POST', body, headers: authorization ? { authorization } : {} });

describe('mount', () => {
  test('passes checked input and the caller on, and replies with no more than the contract says', async () => {
    const reply = await post('/things/7', '{"name":"Bell"}', await asUser());
    expect(await reply.json()).toEqual({ said: 'u1 w1 7 Bell' });
  });

  test('a call’s effects are attributed to its user, and to the token or service it came through', async () => {
    const actor = async (authorization: string, more: Readonly<Record<string, string>> = {}) => {
      const headers = { authorization, ...more };
      const reply = await app.request('/things/7', { method: 'POST', body: '{"name":"actor"}', headers });
      return JSON.parse(((await reply.json()) as { said: string }).said) as unknown;
    };
    expect(await actor(await asUser())).toEqual({ userId: 'u1' });
    const gateway = testSigner('gateway');
    const byToken = await gateway.sign('posts', { ...user, scopes: ['posts:publish'] });
    expect(await actor(`Bearer ${byToken}`)).toEqual({ userId: 'u1', tokenId: 's1' });
    const proof = { [ON_BEHALF_OF]: await gateway.sign('ai', user) };
    expect(await actor(await asService(testSigner('ai')), proof)).toEqual({ userId: 'u1', by: 'ai' });
    expect(makeEvent(happened, {}, new Date()).actor).toBeNull();
  });

  test.each([
    ['nobody', undefined],
    ['a statement meant for another service', () => asUser('ai')],
    ['a key that nobody has', () => asUser('posts', createSigner('gateway', Buffer.alloc(32, 99)))],
    ['a user that another service than the gateway states', () => asUser('posts', testSigner('ai'))],
    [
      'a service that signs with its own key in the name of the gateway',
      () => forgedBy(testSeed('ai'), 'gateway'),
    ],
  ])('refuses %s', async (_, authorization) => {
    const reply = await post('/things/7', '{"name":"Bell"}', await authorization?.());
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ success: false, error: 'not_authenticated' });
  });

  test('lets in who has at least the role that the operation asks for, and tells operators who had less', async () => {
    const statuses: string[] = [];
    for (const role of ROLES) {
      const { status } = await post('/things/7', '{"name":"Bell"}', await asRole(role));
      statuses.push(`${role}: ${status}`);
    }
    expect(statuses).toEqual(['viewer: 403', 'writer: 403', 'editor: 200', 'owner: 200']);
    const { kind: _, role: __, ...who } = user;
    const refusalEvent = { event: 'operation.refused', outcome: 'refused', ...who };
    expect(events).toEqual([
      { ...refusalEvent, detail: { role: 'viewer', operation: 'posts.rename' } },
      { ...refusalEvent, detail: { role: 'writer', operation: 'posts.rename' } },
    ]);
  });

  test('believes no statement without a role', async () => {
    const { role: _, ...rest } = user;
    const token = await testSigner('gateway').sign('posts', rest as never);
    expect((await post('/things/7', '{"name":"Bell"}', `Bearer ${token}`)).status).toBe(401);
  });

  test('names the fields that are wrong', async () => {
    const reply = await post('/things/7', '{"name":""}', await asUser());
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({
      error: 'validation_failed',
      errors: { name: ['Enter a name.'] },
    });
  });

  test('says that a missing field is required, in words for people', async () => {
    expect(await (await post('/things/7', '{}', await asUser())).json()).toMatchObject({
      errors: { name: ['name is required.'] },
    });
  });

  test.each([
    ['no body', ''],
    // openapi-generator 7.25.0's client for Java, when an optional body is left out.
    ['a body of null', 'null'],
  ])('reads %s as an empty object', async (_, body) => {
    expect(await (await post('/things/7', body, await asUser())).json()).toMatchObject({
      errors: { name: ['name is required.'] },
    });
  });

  test('refuses broken JSON', async () => {
    expect((await post('/things/7', '{', await asUser())).status).toBe(400);
  });

  test('turns a named refusal into its reply, and hides what nobody foresaw', async () => {
    expect((await post('/things/7', '{"name":"taken"}', await asUser())).status).toBe(409);
    const crash = await post('/things/7', '{"name":"crash"}', await asUser());
    expect(crash.status).toBe(500);
    expect(await crash.text()).not.toContain('detail');
  });

  test('takes an error that the contract does not list for a fault, in tests', async () => {
    const reply = await post('/things/7', '{"name":"unlisted"}', await asUser());
    expect([reply.status, await reply.json()]).toMatchObject([500, { error: 'internal_error' }]);
    expect(faults).toMatchObject([{ err: { message: expect.stringContaining('answers storage_full') } }]);
  });

  test('does not show operations between services to users', async () => {
    expect((await post('/internal/thing', '{"n":1}', await asUser())).status).toBe(404);
  });

  test('answers the services that an operation names, and tells operators who else asked', async () => {
    expect((await post('/internal/thing', '{"n":1}', await asService(testSigner('ai')))).status).toBe(200);
    expect(warnings).toEqual([]);
    expect((await post('/internal/thing', '{"n":1}', await asService(testSigner('worker')))).status).toBe(
      404,
    );
    expect(warnings).toEqual([{ caller: 'worker', operation: 'posts.inner' }]);
    expect(events).toEqual([{ event: 'operation.refused', outcome: 'refused', detail: warnings[0] }]);
    expect((await post('/internal/thing', '{"n":1}')).status).toBe(401);
  });

  test('lets no service call for itself what is a user’s', async () => {
    expect((await post('/things/7', '{"name":"Bell"}', await asService(testSigner('gateway')))).status).toBe(
      401,
    );
  });

  test('tells operators why a statement is not believed', async () => {
    await post('/things/7', '{"name":"Bell"}', await asUser('posts', testSigner('posts')));
    await post('/things/7', '{"name":"Bell"}', await asUser('ai'));
    expect(warnings).toEqual([
      { reason: 'posts may not state a user' },
      { reason: 'ERR_JWT_CLAIM_VALIDATION_FAILED' },
    ]);
    expect(events).toEqual(
      warnings.map((detail) => ({ event: 'caller.refused', outcome: 'refused', detail })),
    );
  });
});

describe('service client', () => {
  const client = createServiceClient(testSigner('ai'), { posts: (request) => app.fetch(request) });

  test('calls by contract', async () => {
    expect(await client.call(inner, { body: { n: 1 } })).toEqual({ n: 2 });
  });

  test('throws the name and the sentence that the other service gave', async () => {
    await expect(client.call(inner, { body: { n: -1 } })).rejects.toMatchObject({
      code: 'not_connected',
      message: 'Not linked.',
    });
  });

  test('says service_unavailable when its statement is not believed, as when clocks are far apart', async () => {
    const stranger = createServiceClient(createSigner('ai', Buffer.alloc(32, 99)), {
      posts: (request) => app.fetch(request),
    });
    await expect(stranger.call(inner, { body: { n: 1 } })).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });

  test('says service_unavailable when nobody answers, or an answer breaks off', async () => {
    const ways = [() => Promise.reject(new Error('refused')), () => new Response('{"doubled":')];
    for (const posts of ways) {
      const dead = createServiceClient(testSigner('ai'), { posts });
      await expect(dead.call(inner, { body: { n: 1 } })).rejects.toMatchObject({
        code: 'service_unavailable',
      });
    }
  });

  test('stops waiting by its signal, also for a service in this process that goes on', async () => {
    const silent = createServiceClient(testSigner('ai'), { posts: () => new Promise(() => undefined) });
    const leaving = new AbortController();
    const call = silent.call(inner, { body: { n: 1 }, signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

/** Signed by ai with its own key, but with another's name on it. */
async function forgedBy(seed: Buffer, issuer: string): Promise<string> {
  const token = await new SignJWT({ kind: 'user', sid: 's1', wid: 'w1', role: 'owner' })
    .setProtectedHeader({ alg: 'Ed25519', kid: publicJwkOf('ai', seed).kid })
    .setIssuer(issuer)
    .setSubject('u1')
    .setAudience('posts')
    .setExpirationTime('60s')
    .sign(privateKeyOf(seed));
  return `Bearer ${token}`;
}
