import { listNotifications } from '@carillon/contracts/http/notifications/list-notifications.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  ada,
  ben,
  eve,
  type NotificationsUnderTest,
  startNotifications,
} from './notifications-under-test.ts';

let service: NotificationsUnderTest;
beforeEach(async () => {
  service = await startNotifications();
});
afterEach(() => service.close());

const failedState = { status: 'failed', failed_at: '2026-11-20T10:00:00Z' } as const;
const many = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    service.publication({ id: `pub-${n}`, target_name: `${n}` }, { post_id: `post-${n}` }),
  );

test('the list comes page by page, the newest first, and what needs attention with the first', async () => {
  await service.publish(service.publication({ id: 'first', ...failedState }), ...many(40));
  const first = await service.list();
  expect(first.needs_attention).toHaveLength(1);
  const before = encodeURIComponent(first.next ?? '');
  const second = listNotifications.response.parse(
    await service.send('GET', `/notifications?before=${before}`),
  );
  expect(second).toMatchObject({ needs_attention: [], next: null, unread: 41 });
  const names = [...first.notifications, ...second.notifications].map(
    ({ publication }) => publication?.target_name,
  );
  expect(names).toEqual(Array.from({ length: 40 }, (_, n) => `${39 - n}`));
});

test('a post published to several accounts counts once, with its failure next to it', async () => {
  const on = (id: string, more = {}) => service.publication({ id, ...more }, { post_id: 'post-1' });
  await service.publish(
    on('a'),
    on('b'),
    on('c'),
    on('d', failedState),
    service.publication({ id: 'e' }, { post_id: 'post-2' }),
  );
  expect(await service.list()).toMatchObject({ unread: 3 });
});

test('an invalid page is rejected by its field', async () => {
  expect(await service.send('GET', '/notifications?before=yesterday')).toMatchObject({
    status: 422,
    errors: { before: [expect.stringMatching(/next/)] },
  });
});

describe('what a user reads or dismisses', () => {
  test('applies only to that user, and is signaled to every device', async () => {
    await service.publish(service.publication({ id: 'a', ...failedState }), service.publication({ id: 'b' }));
    await eventually(() => expect(service.signaled()).toHaveLength(1));
    const [one] = (await service.list()).needs_attention;
    expect(await service.send('POST', '/notifications/read', { ids: [one?.id] })).toMatchObject({
      status: 200,
      unread: 1,
    });
    expect((await service.list()).needs_attention).toMatchObject([{ read: true }]);
    await eventually(() => expect(service.signaled()).toEqual([{ workspace_id: 'bells', user_id: 'ada' }]));
    await service.send('POST', '/notifications/dismiss', { ids: [one?.id] });
    expect(await service.kinds(ada)).toEqual(['|', 'published']);
    expect(await service.kinds(ben)).toEqual(['failed', '|', 'published']);
    expect(await service.list(ben)).toMatchObject({ unread: 2 });
  });

  test('up to a time leaves later ones unread', async () => {
    await service.publish(...many(3));
    const { notifications } = await service.list();
    await service.publish(service.publication({ id: 'later' }));
    const reply = await service.send('POST', '/notifications/read', { up_to: notifications[0]?.at });
    expect(reply).toMatchObject({ unread: 1 });
  });

  test('IDs of replaced notifications, or of another workspace, change nothing', async () => {
    await service.publish(service.publication({ id: 'a', ...failedState }));
    const [old] = (await service.list()).needs_attention;
    await service.publish(
      service.publication({ id: 'a', status: 'failed', failed_at: '2026-11-20T11:00:00Z' }),
    );
    await service.send('POST', '/notifications/read', { ids: [old?.id] });
    const [one] = (await service.list()).needs_attention;
    await service.send('POST', '/notifications/dismiss', { ids: [one?.id] }, eve);
    expect(await service.list()).toMatchObject({ unread: 1, needs_attention: [{ read: false }] });
  });

  test('needs ids or a time', async () => {
    for (const body of [{}, { ids: ['a'], up_to: '2026-11-20T11:00:00Z' }])
      expect(await service.send('POST', '/notifications/read', body)).toMatchObject({
        status: 422,
        errors: { ids: ['Name notifications in ids, or a time in up_to.'] },
      });
  });
});

test('kinds that a user does not want are neither listed nor counted, for that user', async () => {
  expect(await service.send('GET', '/notifications/settings')).toMatchObject({ hidden: [] });
  await service.publish(service.publication({ id: 'a' }), service.publication({ id: 'b', ...failedState }));
  expect(await service.send('PUT', '/notifications/settings', { hidden: ['published'] })).toMatchObject({
    status: 200,
    hidden: ['published'],
  });
  expect(await service.kinds()).toEqual(['failed', '|']);
  expect(await service.kinds(ben)).toEqual(['failed', '|', 'published']);
  expect(await service.send('GET', '/notifications/summary')).toMatchObject({
    unread: 1,
    needs_attention: 1,
    latest: [{ kind: 'failed' }],
  });
  expect(await service.send('PUT', '/notifications/settings', { hidden: ['everything'] })).toMatchObject({
    status: 422,
  });
});

test('approvers hear about a waiting draft, and its writer hears the decision', async () => {
  const [writer, editor, owner] = [
    { ...ada, role: 'writer' as const },
    { ...ben, role: 'editor' as const },
    { ...ben, userId: 'olga', role: 'owner' as const },
  ];
  await service.publish(service.review({ note: 'Have a look' }));
  for (const who of [editor, owner]) expect(await service.kinds(who)).toEqual(['|', 'approval_requested']);
  expect((await service.list(editor)).notifications).toMatchObject([
    { platform: null, draft: { id: 'd1', title: 'Bread', note: 'Have a look' }, read: false },
  ]);
  expect(await service.list(writer)).toMatchObject({ notifications: [], unread: 0 });
  // Nobody hears about their own request, whatever their rights.
  expect((await service.list({ ...ada, role: 'editor' })).unread).toBe(0);
  await service.publish(service.review({ change: 'changes_requested', actor_id: 'ben', note: 'Shorter' }));
  expect(await service.kinds(writer)).toEqual(['|', 'changes_requested']);
  expect(await service.kinds(owner)).toEqual(['|']);
  const approved = { change: 'approved', actor_id: 'ben', sent: true, scheduled: true } as const;
  await service.publish(service.review(approved));
  expect((await service.list(writer)).notifications).toMatchObject([
    { draft: { sent: true, scheduled: true } },
  ]);
  await service.publish(service.review({ reviewers: 'owner' }));
  expect([await service.kinds(editor), await service.kinds(owner)]).toEqual([
    ['|'],
    ['|', 'approval_requested'],
  ]);
  await service.publish(service.review({ change: 'withdrawn' }));
  for (const who of [writer, editor, owner]) expect(await service.kinds(who)).toEqual(['|']);
});
