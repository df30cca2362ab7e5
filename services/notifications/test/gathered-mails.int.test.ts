import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ContextOverrides } from '../context.ts';
import type { MailMessage } from '../domain/mail-message.ts';
import { member } from './fake-team.ts';
import { fakeTransport } from './mail-under-test.ts';
import { type NotificationsUnderTest, startNotifications } from './notifications-under-test.ts';

const MINUTE = 60_000;
let service: NotificationsUnderTest;
let sentMails: MailMessage[];
let overrides: ContextOverrides;
beforeEach(async () => {
  const fake = fakeTransport();
  ({ sent: sentMails } = fake);
  overrides = { mail: { transport: fake.transport, everyMs: 60 * MINUTE } };
  service = await startNotifications(overrides);
});
afterEach(() => service.close());

/** Gathers and sends the notices that are due by now. */
async function gather(context = service.context): Promise<void> {
  await context.notices.doDue();
  await context.mail.queue?.drain();
}

async function gatherAfter(ms: number): Promise<void> {
  service.advance(ms);
  await gather();
}

const failedEvent = (id: string, more: object = {}, data: object = {}) =>
  service.publication(
    { id, status: 'failed', failed_at: '2026-11-20T10:00:00Z', reason_code: 'rejected', ...more },
    { post_id: `post-${id}`, words: `Words of ${id}`, ...data },
  );
const publishedEvent = (id: string) => service.publication({ id, published_at: '2026-11-20T10:09:00Z' });

describe('posts that fail within minutes', () => {
  test('become one mail, with the errors and links to each', async () => {
    await service.publish(failedEvent('a', { network_message: 'Too long' }));
    service.advance(4 * MINUTE);
    await service.publish(failedEvent('b', { platform: 'linkedin', reason_code: 'duplicate' }));
    await gather();
    expect(sentMails).toEqual([]);
    await gatherAfter(MINUTE);
    expect(sentMails).toMatchObject([
      { to: 'ada@example.com', kind: 'failed_posts', subject: '2 posts were not published (Bell Works)' },
    ]);
    expect(sentMails[0]?.text).toContain(
      '* Words of a\n  Bells: Facebook rejected the post. Too long.\n  http://localhost:8080/posts/post-a?workspace=bells',
    );
    expect(sentMails[0]?.text).toContain('LinkedIn rejected the post. It’s a duplicate of an earlier post.');
    expect(sentMails[0]?.text).toContain('http://localhost:8080/dashboard?workspace=bells\n');
    expect(sentMails[0]?.html).toContain('href="http://localhost:8080/posts/post-b?workspace=bells"');
    await gatherAfter(60 * MINUTE);
    expect(sentMails).toHaveLength(1);
  });

  test('are written in each member’s language', async () => {
    service.team.recipients = [member('ada', { locale: 'de' }), member('ben')];
    await service.publish(failedEvent('a', { network_message: 'Too long' }));
    await gatherAfter(5 * MINUTE);
    expect(sentMails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'ada@example.com Ein Beitrag wurde nicht veröffentlicht (Bell Works)',
      'ben@example.com A post was not published (Bell Works)',
    ]);
    expect(sentMails.find(({ to }) => to === 'ada@example.com')?.text).toContain(
      '* Words of a\n  Bells: Facebook hat den Beitrag abgelehnt. Too long.\n',
    );
  });

  test('and come right before it leaves are left out of it', async () => {
    await service.publish(failedEvent('a'), failedEvent('b'));
    await service.publish(publishedEvent('a'));
    await gatherAfter(5 * MINUTE);
    expect(sentMails).toHaveLength(1);
    expect(sentMails[0]?.subject).toBe('A post was not published (Bell Works)');
    expect(sentMails[0]?.text).not.toContain('Words of a');
    await service.publish(failedEvent('c'), publishedEvent('c'));
    await gatherAfter(60 * MINUTE);
    expect(sentMails).toHaveLength(1);
  });

  test('are mailed again when one fails again, half an hour later at the earliest', async () => {
    await service.publish(failedEvent('a'));
    await gatherAfter(5 * MINUTE);
    await service.publish(failedEvent('a', { failed_at: '2026-11-20T10:30:00Z' }));
    await gatherAfter(6 * MINUTE);
    expect(sentMails).toHaveLength(1);
    await gatherAfter(25 * MINUTE);
    expect(sentMails).toHaveLength(2);
  });

  test('are listed up to twenty, and the others counted', async () => {
    await service.publish(...Array.from({ length: 22 }, (_, n) => failedEvent(`p${n}`)));
    await gatherAfter(5 * MINUTE);
    expect(sentMails[0]?.subject).toBe('22 posts were not published (Bell Works)');
    expect(sentMails[0]?.text.match(/^\* /gm)).toHaveLength(20);
    expect(sentMails[0]?.text).toContain('And 2 more.');
  });
});

describe('a lost connection', () => {
  test('is mailed with the way to mend it, unless it is mended first', async () => {
    await service.publish(service.connection('lost'));
    await gatherAfter(5 * MINUTE);
    expect(sentMails).toMatchObject([
      { kind: 'lost_connections', subject: 'Facebook is no longer connected (Bell Works)' },
    ]);
    expect(sentMails[0]?.text).toContain('Reconnect:\nhttp://localhost:8080/dashboard?workspace=bells#links');
    await service.publish(service.connection('connected'), service.connection('lost'));
    await service.publish(service.connection('connected'));
    await gatherAfter(60 * MINUTE);
    expect(sentMails).toHaveLength(1);
  });
});

describe('a draft that waits for approval', () => {
  const approvalEvent = (more: object = {}) =>
    service.review({ requested_by: 'cleo', actor_id: 'cleo', note: 'For the window', ...more });
  const tos = () => sentMails.map(({ to }) => to.split('@')[0]).toSorted();
  beforeEach(() => {
    service.team.recipients = [
      ...[member('ada'), member('ben', { role: 'editor' })],
      ...[member('cleo', { role: 'editor' }), member('dan', { role: 'writer' })],
    ];
  });

  test('is mailed to those who may approve it, but not to who sent it', async () => {
    await service.publish(approvalEvent());
    await gatherAfter(5 * MINUTE);
    expect(tos()).toEqual(['ada', 'ben']);
    expect(sentMails[0]).toMatchObject({
      kind: 'approval_requests',
      subject: 'A post is waiting for your approval (Bell Works)',
    });
    expect(sentMails[0]?.text).toContain('* Bread\n  “For the window”\n');
    expect(sentMails[0]?.text).toMatch(
      /Review the post:\nhttp:\/\/localhost:8080\/create-post\?draft=\S+&workspace=bells\n/,
    );
    expect(sentMails[0]?.unsubscribe).toContain('/api/unsubscribe?token=');
  });

  test('is mailed to owners alone where they approve posts', async () => {
    await service.publish(approvalEvent({ reviewers: 'owner' }));
    await gatherAfter(5 * MINUTE);
    expect(tos()).toEqual(['ada']);
  });

  test('is not mailed once it is decided or withdrawn, nor where it is turned off', async () => {
    await service.send('PUT', '/notifications/settings', { mails_off: ['approval_requests'] });
    await service.publish(approvalEvent({ draft_id: 'd1' }), approvalEvent({ draft_id: 'd2' }));
    await service.publish(
      service.review({
        draft_id: 'd2',
        actor_id: 'ada',
        change: 'approved',
        revision: 9,
        requested_by: 'cleo',
      }),
    );
    await gatherAfter(5 * MINUTE);
    expect(tos()).toEqual(['ben']);
    expect(sentMails[0]?.subject).toContain('A post is waiting');
  });
});

describe('who is mailed', () => {
  const tos = () => sentMails.map(({ to }) => to.split('@')[0]).toSorted();

  test('are the members who may publish, and the post’s writer', async () => {
    service.team.recipients = [
      ...[member('ada'), member('ben', { role: 'editor' })],
      ...[member('cleo', { role: 'writer' }), member('dan', { role: 'viewer' })],
    ];
    service.team.authors = { 'post-a': 'cleo' };
    await service.publish(failedEvent('a'), failedEvent('b'));
    await gatherAfter(5 * MINUTE);
    expect(tos()).toEqual(['ada', 'ben', 'cleo']);
    const toCleo = sentMails.find(({ to }) => to.startsWith('cleo'));
    expect(toCleo?.text).not.toContain('Words of b');
  });

  test('are the writers of each of many posts', async () => {
    service.team.recipients = [member('cleo', { role: 'writer' })];
    const many = Array.from({ length: 205 }, (_, n) => `p${n}`);
    service.team.authors = Object.fromEntries(many.map((id) => [`post-${id}`, 'cleo']));
    await service.publish(...many.map((id) => failedEvent(id)));
    await gatherAfter(5 * MINUTE);
    expect(sentMails).toMatchObject([{ subject: '205 posts were not published (Bell Works)' }]);
  });

  test('is nobody who has turned such mails off, or has dismissed it', async () => {
    service.team.recipients = [member('ada'), member('ben'), member('cleo')];
    await service.send('PUT', '/notifications/settings', { mails_off: ['failed_posts'] });
    await service.publish(failedEvent('a'));
    const ben = { userId: 'ben', workspaceId: 'bells' };
    const [one] = (await service.list(ben)).needs_attention;
    await service.send('POST', '/notifications/dismiss', { ids: [one?.id] }, ben);
    await service.publish(service.connection('lost'));
    await gatherAfter(5 * MINUTE);
    const kinds = sentMails.map(({ to, kind }) => `${to.split('@')[0]} ${kind}`).toSorted();
    expect(kinds).toEqual([
      ...['ada lost_connections', 'ben lost_connections', 'cleo failed_posts', 'cleo lost_connections'],
    ]);
  });

  test('is nobody of another workspace, or of one that is gone', async () => {
    await service.publish(failedEvent('a', {}, { workspace_id: 'gongs' }));
    await gatherAfter(5 * MINUTE);
    expect(sentMails).toEqual([]);
    expect(await service.stored('mail_rounds')).toMatchObject([{ workspaceId: 'gongs' }]);
    expect((await service.stored('mail_rounds'))[0]).not.toHaveProperty('round');
  });
});

describe('each is mailed once', () => {
  test('by several processes at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => service.open(overrides)));
    await service.publish(failedEvent('a'), failedEvent('b'), service.connection('lost'));
    service.advance(5 * MINUTE);
    await Promise.all([service.context, ...others].map((one) => gather(one)));
    expect(sentMails.map(({ kind }) => kind).toSorted()).toEqual(['failed_posts', 'lost_connections']);
    for (const one of others) await one.close();
  });

  test('when a process dies after some of the mails are written', async () => {
    service.team.recipients = [member('ada'), member('ben')];
    await service.publish(failedEvent('a'));
    service.advance(5 * MINUTE);
    const { mails } = service.context.stores;
    const { enqueue } = mails;
    let remaining = 1;
    Object.assign(mails, {
      enqueue: (...args: Parameters<typeof enqueue>) => {
        if (remaining-- > 0) return enqueue(...args);
        throw new Error('the process died');
      },
    });
    await gather();
    expect(sentMails).toHaveLength(1);
    Object.assign(mails, { enqueue });
    // A failure that occurs meanwhile is for the next round.
    await service.publish(failedEvent('b'));
    await gatherAfter(3 * MINUTE);
    expect(sentMails.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'ben@example.com']);
    for (const { text } of sentMails) expect(text).not.toContain('Words of b');
  });

  test('later, where identity can’t say who is there', async () => {
    service.team.away = true;
    await service.publish(failedEvent('a'));
    await gatherAfter(5 * MINUTE);
    expect(sentMails).toEqual([]);
    service.team.away = false;
    await gatherAfter(3 * MINUTE);
    expect(sentMails).toHaveLength(1);
  });
});

test('without mail, nothing waits for one', async () => {
  await service.close();
  service = await startNotifications({}, { MAILBOX: 'off' });
  await service.publish(failedEvent('a'));
  expect((await service.stored('notifications'))[0]).not.toHaveProperty('mailAt');
  expect(await service.send('GET', '/notifications/settings')).toMatchObject({ mail: 'none' });
});
