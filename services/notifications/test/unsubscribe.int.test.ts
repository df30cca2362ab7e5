import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createUnsubscribeTokens } from '../notices/unsubscribe-token.ts';
import { member } from './fake-team.ts';
import { fakeTransport } from './mail-under-test.ts';
import { type NotificationsUnderTest, startNotifications } from './notifications-under-test.ts';

let service: NotificationsUnderTest;
let token: string;
beforeEach(async () => {
  const { sent, transport } = fakeTransport();
  service = await startNotifications({ mail: { transport, everyMs: 3_600_000 } });
  await service.publish(service.connection('lost'));
  service.advance(300_000);
  await service.context.notices.doDue();
  await service.context.mail.queue?.drain();
  const [mail] = sent;
  token = /\/unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.html).toContain(`/unsubscribe#${token}`);
  expect(mail?.unsubscribe).toBe(`http://localhost:8080/api/unsubscribe?token=${token}`);
});
afterEach(() => service.close());

/** Posts as a mail program does, without anybody logged in. */
const post = async (path: string, body: string, type: string) => {
  const reply = await service.app.request(path, { method: 'POST', body, headers: { 'content-type': type } });
  return { status: reply.status, ...(await reply.json()) };
};
const click = (linkToken = token) =>
  post(`/unsubscribe?token=${linkToken}`, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded');
const off = async () => (await service.send('GET', '/notifications/settings')).mails_off;

test('one click turns off mails of that kind alone, twice as well as once, and they can be turned on again', async () => {
  const reply = { status: 200, kind: 'lost_connections', workspace: 'Bell Works', on: false };
  expect(await click()).toMatchObject(reply);
  expect(await click()).toMatchObject(reply);
  expect(await off()).toEqual(['lost_connections']);
  const undo = await post('/unsubscribe/undo', JSON.stringify({ token }), 'application/json');
  expect(undo).toMatchObject({ ...reply, on: true });
  expect(await off()).toEqual([]);
});

test('looking at the link changes nothing, and leads to the page', async () => {
  const reply = await service.app.request(`/unsubscribe?token=${token}`);
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe(`/unsubscribe#${token}`);
  expect(await off()).toEqual([]);
});

test('a changed link, or one signed with another key, turns nothing off', async () => {
  const [text = '', signature = ''] = token.split('.');
  const others = JSON.stringify(['ben', 'bells', 'lost_connections']);
  const forged = createUnsubscribeTokens(Buffer.alloc(32, 1)).sign({
    userId: 'ada',
    workspaceId: 'bells',
    notice: 'lost_connections',
  });
  for (const one of ['', 'x', text, `${Buffer.from(others).toString('base64url')}.${signature}`, forged])
    expect(await click(one)).toMatchObject({ status: 422, error: 'link_invalid' });
  expect(await service.stored('notification_settings')).toEqual([]);
});

test('a former member is told so, and nothing is stored about them', async () => {
  service.team.recipients = [member('ben')];
  expect(await click()).toMatchObject({ status: 200, workspace: null, on: false });
  expect(await service.stored('notification_settings')).toEqual([]);
});
