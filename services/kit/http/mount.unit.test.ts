import { defineOperation } from '@carillon/contracts/operation.ts';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { signCaller } from '../identity/identity-token.ts';
import { quietLog } from '../test/quiet-log.ts';
import { mount } from './mount.ts';
import { createServiceApp } from './service-app.ts';
import { createServiceClient } from './service-client.ts';

const identityKey = new Uint8Array(32).fill(1);
const rename = defineOperation({
  id: 'posts.rename',
  method: 'POST',
  path: '/things/:id',
  summary: 'Rename',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string().min(1, 'Enter a name.') }),
  response: z.object({ said: z.string() }),
});
const inner = defineOperation({
  id: 'posts.inner',
  method: 'POST',
  path: '/internal/thing',
  access: 'service',
  summary: 'Inner',
  body: z.object({ n: z.number() }),
  response: z.object({ n: z.number() }),
});

const app = createServiceApp({ service: 'posts', log: quietLog, identityKey });
mount(app, rename, async ({ params, body, userId }) => {
  if (body.name === 'taken') throw new AppError('conflict', { message: 'That name is taken.' });
  if (body.name === 'crash') throw new Error('a detail that must not leave');
  return { said: `${userId} ${params.id} ${body.name}`, secret: 'stays inside' };
});
mount(app, inner, async ({ body }) => {
  if (body.n < 0) throw new AppError('not_connected', { message: 'Not linked.' });
  return { n: body.n + 1 };
});

const asUser = async (audience: 'posts' | 'ai' = 'posts', key = identityKey) =>
  `Bearer ${await signCaller({ kind: 'user', userId: 'u1', sessionId: 's1' }, audience, key)}`;
const post = (path: string, body: string, authorization?: string) =>
  app.request(path, { method: 'POST', body, headers: authorization ? { authorization } : {} });

describe('mount', () => {
  test('passes checked input and the caller on, and replies with no more than the contract says', async () => {
    const reply = await post('/things/7', '{"name":"Bell"}', await asUser());
    expect(await reply.json()).toEqual({ said: 'u1 7 Bell' });
  });

  test.each([
    ['nobody', undefined],
    ['a statement meant for another service', () => asUser('ai')],
    ['a statement signed with another key', () => asUser('posts', new Uint8Array(32).fill(2))],
  ])('refuses %s', async (_, authorization) => {
    const reply = await post('/things/7', '{"name":"Bell"}', await authorization?.());
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ success: false, error: 'not_authenticated' });
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
      errors: { name: ['This field is required.'] },
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

  test('does not show operations between services to users', async () => {
    expect((await post('/internal/thing', '{"n":1}', await asUser())).status).toBe(404);
  });
});

describe('service client', () => {
  const client = createServiceClient('ai', { posts: (request) => app.fetch(request) }, identityKey);

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
    const stranger = createServiceClient(
      'ai',
      { posts: (request) => app.fetch(request) },
      Buffer.alloc(32, 9),
    );
    await expect(stranger.call(inner, { body: { n: 1 } })).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });

  test('says service_unavailable when nobody answers', async () => {
    const dead = createServiceClient(
      'ai',
      { posts: () => Promise.reject(new Error('refused')) },
      identityKey,
    );
    await expect(dead.call(inner, { body: { n: 1 } })).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
