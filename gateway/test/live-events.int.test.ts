import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { browser, type GatewayUnderTest, gatewayUnderTest, logIn } from './gateway-under-test.ts';

let gateway: GatewayUnderTest;
let page: ReturnType<typeof browser>;

beforeEach(async () => {
  gateway = await gatewayUnderTest();
  page = browser(gateway);
});
afterEach(() => gateway.close());

describe('live events', () => {
  const publication = {
    id: 'p1',
    platform: 'facebook',
    platform_id: 1,
    page_id: 'x',
    target_name: 'X',
    status: 'published',
    due_at: null,
    published_at: null,
    late: false,
    attempts: 1,
    next_attempt_at: null,
    post_url: null,
    reason: null,
  } as const;

  test("a user hears of their own posts and nobody else's", async () => {
    await logIn(gateway, page);
    const reader = (await page.get('/events')).body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toContain('event: open');
    for (const workspace_id of ['w2', 'w1'])
      await gateway.bus.publish(
        makeEvent(
          publicationChanged,
          { workspace_id, post_id: `post-of-${workspace_id}`, publication },
          new Date(),
        ),
      );
    const text = await read();
    expect(text).toContain('event: publication.changed');
    expect(text).toContain('post-of-w1');
    expect(text).not.toContain('post-of-w2');
    await reader?.cancel();
  });

  test('a browser that reads no more is cut off, however much happens', async () => {
    await logIn(gateway, page);
    const reply = await page.get('/events');
    const publish = () =>
      gateway.bus.publish(
        makeEvent(
          publicationChanged,
          { workspace_id: 'w1', post_id: 'x'.repeat(1000), publication },
          new Date(),
        ),
      );
    for (let n = 0; n < 1000; n++) await publish();
    expect((await reply.text()).length).toBeLessThan(512 * 1024);
  });

  test('a question for the head alone opens no stream', async () => {
    await logIn(gateway, page);
    const head = () =>
      gateway.app.request('/api/events', {
        method: 'HEAD',
        headers: { cookie: 'carillon_session=secret-1' },
      });
    for (let n = 0; n < 9; n++) expect((await head()).status).toBe(200);
    const reply = await page.get('/events');
    expect(reply.status).toBe(200);
    await reply.body?.cancel();
  });

  test('no proxy is to hold events back', async () => {
    await logIn(gateway, page);
    const reply = await page.get('/events');
    expect(reply.headers.get('x-accel-buffering')).toBe('no');
    await reply.body?.cancel();
  });

  test('the last word of a stream whose session is revoked says so', async () => {
    await logIn(gateway, page);
    const reply = await page.get('/events');
    const reading = reply.text();
    await gateway.bus.publish(makeEvent(sessionRevoked, { session_id: 's1', user_id: 'u1' }, new Date()));
    expect(await reading).toContain('event: session.revoked');
  });

  test('and not where its browser goes on in another session, whose cookie may not be there yet', async () => {
    await logIn(gateway, page);
    const reply = await page.get('/events');
    const reading = reply.text();
    const ids = { session_id: 's1', user_id: 'u1' };
    await gateway.bus.publish(makeEvent(sessionRevoked, { ...ids, replaced: true }, new Date()));
    expect(await reading).not.toContain('session.revoked');
  });

  test('a stream ends with its session', async () => {
    await logIn(gateway, page);
    gateway.sessions.set('secret-1', { id: 's1', user_id: 'u1', expires_at: new Date().toISOString() });
    expect(await (await page.get('/events')).text()).toContain('event: open');
  });
});
