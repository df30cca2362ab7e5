import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, expect, test } from '@jest/globals';
import { GIVE_UP_MS } from '../mail/queue/retry.ts';
import { MailRefused } from '../mail/transport/mail-transport.ts';
import { fakeTransport, mailEvent } from './mail-under-test.ts';
import { type NotificationsUnderTest, startNotifications } from './notifications-under-test.ts';

const HOUR_MS = 3_600_000;
/** Rounds come when a test asks for them. */
const everyMs = HOUR_MS;
let service: NotificationsUnderTest;
afterEach(() => service.close());

const drain = () => service.context.mail.queue?.drain();
const row = async (id: string) =>
  (await service.stored('mails')).find(({ _id }) => String(_id) === id) as
    | Record<string, unknown>
    | undefined;

test('a mail is sent once, however often its event arrives, and its decrypted content isn’t kept', async () => {
  const { sent, transport } = fakeTransport();
  service = await startNotifications({ mail: { transport, everyMs } });
  const event = mailEvent({ id: 'once' });
  await service.publish(event, { ...event, id: 'again' });
  await drain();
  await service.publish({ ...event, id: 'late' });
  await drain();
  expect(sent).toMatchObject([{ id: 'once', to: 'ada@example.com', kind: 'password_reset' }]);
  expect(sent[0]?.text).toContain('https://carillon.example/reset-password#a-secret');
  const storedMail = await row('once');
  expect(storedMail).toMatchObject({ status: 'sent', kind: 'password_reset' });
  expect(storedMail).not.toHaveProperty('sealed');
});

test('a waiting mail is unreadable in the store', async () => {
  const { transport } = fakeTransport(() => Promise.reject(new Error('the server is away')));
  service = await startNotifications({ mail: { transport, everyMs } });
  await service.publish(mailEvent({ id: 'waits' }));
  await drain();
  const storedText = JSON.stringify(await row('waits'));
  expect(storedText).toContain('"sealed":"v2:');
  expect(storedText).not.toMatch(/a-secret|ada@example/);
});

test('several processes send each mail once', async () => {
  const { sent, transport } = fakeTransport();
  const mail = { transport, everyMs };
  service = await startNotifications({ mail: { ...mail, transport } });
  const others = await Promise.all([1, 2, 3].map(() => service.open({ mail })));
  for (let n = 0; n < 30; n++) {
    const { data } = mailEvent({ id: `m${n}` });
    await service.context.stores.mails.enqueue(
      { id: data.mail_id, kind: 'password_reset', sealed: data.sealed },
      service.clock(),
    );
  }
  await Promise.all(others.map((one) => one.mail.queue?.drain()));
  expect(sent.map(({ id }) => id).toSorted()).toEqual(
    Array.from({ length: 30 }, (_, n) => `m${n}`).toSorted(),
  );
  for (const one of others) await one.close();
});

test('if a process dies between sending and marking a mail, another sends it again as the same one', async () => {
  const { sent, transport } = fakeTransport();
  // It hangs after the server accepted the mail, as far as anybody can tell.
  const hanging = fakeTransport();
  const back = Promise.withResolvers<void>();
  const dies = {
    ...hanging.transport,
    send: (mail: never) => hanging.transport.send(mail).then(() => back.promise),
  };
  service = await startNotifications({ mail: { transport: dies, everyMs, leaseMs: HOUR_MS } });
  await service.publish(mailEvent({ id: 'twice' }));
  await eventually(() => expect(hanging.sent).toHaveLength(1));
  const other = await service.open({ mail: { transport, everyMs } });
  await other.mail.queue?.drain();
  expect(sent).toEqual([]);
  service.advance(HOUR_MS + 1);
  await other.mail.queue?.drain();
  expect(sent.map(({ id }) => id)).toEqual(['twice']);
  expect(await row('twice')).toMatchObject({ status: 'sent', attempts: 2 });
  back.resolve();
  await other.close();
});

test('an address whose server is away holds nobody up, and is tried again ever later until it is given up', async () => {
  let away = true;
  const { sent, transport } = fakeTransport(({ to }) => {
    if (away && to.startsWith('away')) throw Object.assign(new Error('no'), { code: 'ECONNECTION' });
  });
  service = await startNotifications({ mail: { transport, everyMs } });
  const lostMails = Array.from({ length: 8 }, (_, n) =>
    mailEvent({ id: `gone${n}`, to: `away${n}@example.com` }),
  );
  await service.publish(...lostMails, mailEvent({ id: 'good' }));
  await drain();
  expect(sent.map(({ id }) => id)).toEqual(['good']);
  await drain();
  expect(await row('gone0')).toMatchObject({ status: 'queued', attempts: 1, fault: 'ECONNECTION' });
  service.advance(60_000);
  await drain();
  expect(await row('gone0')).toMatchObject({ attempts: 2 });
  away = false;
  service.advance(3 * HOUR_MS);
  await drain();
  expect(sent).toHaveLength(9);
  away = true;
  await service.publish(mailEvent({ id: 'never', to: 'away@example.com' }));
  service.advance(GIVE_UP_MS + 1);
  await drain();
  expect(await row('never')).toMatchObject({ status: 'failed', fault: 'ECONNECTION' });
  expect(await row('never')).not.toHaveProperty('sealed');
});

test('a permanent rejection isn’t retried', async () => {
  const { transport } = fakeTransport(() => {
    throw new MailRefused('EENVELOPE 550');
  });
  service = await startNotifications({ mail: { transport, everyMs } });
  await service.publish(mailEvent({ id: 'refused' }));
  await drain();
  expect(await row('refused')).toMatchObject({ status: 'failed', fault: 'EENVELOPE 550' });
  const metricsText = await service.context.telemetry.metrics.registry.metrics();
  expect(metricsText).toMatch(/carillon_mails_total\{kind="password_reset",outcome="failed"\} 1/);
});

test('a mail whose link no longer works isn’t sent', async () => {
  const { sent, transport } = fakeTransport();
  service = await startNotifications({ mail: { transport, everyMs } });
  await service.publish(mailEvent({ id: 'stale', expiresAt: new Date(Date.now() - 1) }));
  await drain();
  expect(sent).toEqual([]);
  expect(await row('stale')).toMatchObject({ status: 'failed', fault: 'expired' });
});

test('without mail, requests are dropped', async () => {
  service = await startNotifications({}, { MAILBOX: 'off' });
  await service.publish(mailEvent());
  expect(await service.stored('mails')).toEqual([]);
  expect(service.context.mail).toMatchObject({ mode: 'none', queue: null, mailbox: null });
});
