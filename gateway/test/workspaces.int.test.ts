import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
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

describe('workspaces', () => {
  const shows = (workspace: string) => ({ 'x-workspace': workspace });
  const stated = () => gateway.received.at(-1)?.caller;
  const requestWith = (workspace_id: string, role = 'owner') =>
    gateway.sessions.set('secret-1', { id: 's1', user_id: 'u1', workspace_id, role });

  test('a request from a page that shows another workspace than the session’s reaches no service', async () => {
    await logIn(gateway, page);
    expect((await page.get('/posts/user', shows('w1'))).status).toBe(200);
    requestWith('w2');
    await gateway.bus.publish(
      makeEvent(sessionEntered, { session_id: 's1', user_id: 'u1', entered_id: 'w2' }, new Date()),
    );
    const before = gateway.received.length;
    const reply = await page.get('/posts/user', shows('w1'));
    expect([reply.status, await reply.json()]).toMatchObject([409, { error: 'workspace_changed' }]);
    expect(gateway.received).toHaveLength(before);
    // Where one is, one may always ask.
    expect((await page.get('/user', shows('w1'))).status).toBe(200);
  });

  test('a page that knows more about the session than the gateway is believed once identity confirms it', async () => {
    await logIn(gateway, page);
    await page.get('/user');
    requestWith('w2');
    expect((await page.get('/posts/user', shows('w2'))).status).toBe(200);
    expect(stated()).toMatchObject({ workspaceId: 'w2' });
    expect((await page.get('/posts/user', shows('w3'))).status).toBe(409);
  });

  test('a changed role applies from the next call on and ends the stream there, only for that member', async () => {
    await logIn(gateway, page);
    const stream = (await page.get('/events')).text();
    requestWith('w1', 'viewer');
    const changed = (member_id: string) =>
      gateway.bus.publish(
        makeEvent(
          memberChanged,
          {
            workspace_id: 'w1',
            member_id,
            name: 'Ada',
            actor_id: 'u9',
            change: 'role' as const,
            role: 'viewer' as const,
            previous_role: 'owner' as const,
          },
          new Date(),
        ),
      );
    await changed('u2');
    await page.get('/user');
    expect(stated()).toMatchObject({ role: 'owner' });
    await changed('u1');
    await page.get('/user');
    expect(stated()).toMatchObject({ role: 'viewer' });
    expect(await stream).toContain('event: session.revoked');
  });

  test('nobody is in a deleted workspace from the next call on, and the stream there ends', async () => {
    await logIn(gateway, page);
    const stream = (await page.get('/events')).text();
    requestWith('w2');
    const deleted = (workspace_id: string) =>
      gateway.bus.publish(makeEvent(workspaceDeleted, { workspace_id }, new Date()));
    await deleted('w3');
    await page.get('/user');
    expect(stated()).toMatchObject({ workspaceId: 'w1' });
    await deleted('w1');
    await page.get('/user');
    expect(stated()).toMatchObject({ workspaceId: 'w2' });
    expect(await stream).toContain('event: session.revoked');
  });
});
