import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ContextOverrides } from '../context.ts';
import type { MailMessage } from '../domain/mail-message.ts';
import { member } from './fake-team.ts';
import { fakeTransport } from './mail-under-test.ts';
import { type NotificationsUnderTest, startNotifications } from './notifications-under-test.ts';

let service: NotificationsUnderTest;
let sentMails: MailMessage[];
let overrides: ContextOverrides;
/** London's week from 16 to 22 November 2026, the one before and the one after. */
const [BEFORE, WEEK, NEXT] = ['2026-11-09', '2026-11-16', '2026-11-23'].map((day) => `${day}T00:00:00.000Z`);

beforeEach(async () => {
  const fake = fakeTransport();
  ({ sent: sentMails } = fake);
  overrides = { mail: { transport: fake.transport, everyMs: 3_600_000 } };
  service = await startNotifications(overrides);
  service.goTo('2026-11-12T10:00:00Z');
  service.team.spans = { [WEEK ?? '']: { published: 3, failed: 1 }, [BEFORE ?? '']: { published: 5 } };
  await service.publish(service.publication());
});
afterEach(() => service.close());

async function at(time: string, context = service.context): Promise<number> {
  service.goTo(time);
  await context.notices.doDue();
  await context.mail.queue?.drain();
  return sentMails.length;
}

test('comes on Monday at eight with what there was, compared, and what is planned', async () => {
  const post = { platform: 'facebook', target_name: 'Bells' } as const;
  service.team.week = {
    likes: { value: 1250, before: 1200 },
    comments: { value: 7, before: 7 },
    reach: { value: 900, before: null },
    best: { ...post, post_id: 'post-1', words: 'The bells ring.', engagement: 40 },
  };
  const first = [{ ...post, post_id: 'post-2', words: 'At noon.', due_at: '2026-11-24T12:00:00.000Z' }];
  service.team.spans[NEXT ?? ''] = { planned: 2, first };
  expect(await at('2026-11-23T07:59:00Z')).toBe(0);
  expect(await at('2026-11-23T08:00:30Z')).toBe(1);
  expect(sentMails[0]).toMatchObject({
    to: 'ada@example.com',
    kind: 'weekly_summary',
    subject: 'Your week in Bell Works: 3 posts published',
    unsubscribe: expect.stringContaining('/api/unsubscribe?token='),
  });
  const text = sentMails[0]?.text ?? '';
  for (const part of [
    'Your week, November 16 – 22, 2026\n\nWorkspace: Bell Works. Changes are compared with the week before.',
    'Posts published: 3 (−2)\nPosts failed: 1\nPeople reached: 900\n',
    'Likes: 1,250 (+50)\nComments: 7 (no change)\n\n',
    '* The bells ring.\n  Bells, Facebook. Likes, comments and shares: 40\n  http://localhost:8080/posts/post-1?workspace=bells',
    '* At noon.\n  Tue, Nov 24, 12:00 PM, Bells, Facebook\n  http://localhost:8080/posts/post-2?workspace=bells\n\nAnd one more.',
    'Open the dashboard:\nhttp://localhost:8080/dashboard?workspace=bells\n',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Shares');
});

test('comes once a week, whatever dies or is started in between', async () => {
  const { summaries } = service.context.stores;
  const { mark } = summaries;
  Object.assign(summaries, {
    mark: () => {
      throw new Error('the process died');
    },
  });
  expect(await at('2026-11-23T08:01:00Z')).toBe(1);
  Object.assign(summaries, { mark });
  expect(await at('2026-11-23T08:07:00Z')).toBe(1);
  const another = await service.open(overrides);
  expect(await at('2026-11-23T20:00:00Z', another)).toBe(1);
  await another.close();
  service.team.spans[NEXT ?? ''] = { published: 1 };
  expect(await at('2026-11-30T08:01:00Z')).toBe(2);
});

test('comes once from several processes at once, to each member in the morning of their zone', async () => {
  service.team.recipients = [
    ...[member('ada'), member('ben', { timezone: 'Asia/Tokyo', role: 'viewer' })],
    ...[member('cleo', { timezone: 'America/Los_Angeles' }), member('dan')],
  ];
  const span = { published: 1 };
  service.team.spans['2026-11-15T15:00:00.000Z'] = span;
  service.team.spans['2026-11-16T08:00:00.000Z'] = span;
  const others = await Promise.all([1, 2, 3].map(() => service.open(overrides)));
  const all = [service.context, ...others];
  const names = () => sentMails.map(({ to }) => to.split('@')[0]).toSorted();
  for (const [time, expected] of [
    ['2026-11-22T23:01:00Z', ['ben']],
    ['2026-11-23T08:01:00Z', ['ada', 'ben', 'dan']],
    ['2026-11-23T16:01:00Z', ['ada', 'ben', 'cleo', 'dan']],
    ['2026-11-24T08:01:00Z', ['ada', 'ben', 'cleo', 'dan']],
  ] as const) {
    await Promise.all(all.map((one) => at(time, one)));
    await Promise.all(all.map((one) => at(time, one)));
    expect(names()).toEqual(expected);
  }
  for (const one of others) await one.close();
});

test('isn’t sent if nothing was published, failed or is scheduled, nor to members who turned it off', async () => {
  await service.send('PUT', '/notifications/settings', { mails_off: ['weekly_summary'] });
  expect(await at('2026-11-23T08:01:00Z')).toBe(0);
  await service.send('PUT', '/notifications/settings', { mails_off: [] });
  expect(await at('2026-11-30T08:01:00Z')).toBe(0);
});

test('doesn’t cover a week before a member joined', async () => {
  service.team.recipients = [member('ada', { joined_at: '2026-11-23T08:00:01Z' })];
  expect(await at('2026-11-23T08:01:00Z')).toBe(0);
});

test('isn’t sent at once to a workspace whose first post is published on a Monday', async () => {
  const { summaries } = service.context.stores;
  await summaries.drop('bells');
  await summaries.add('bells', new Date('2026-11-23T09:00:00Z'), new Date(0));
  expect(await at('2026-11-23T09:01:00Z')).toBe(0);
  service.team.spans[NEXT ?? ''] = { published: 1 };
  expect(await at('2026-11-30T08:01:00Z')).toBe(1);
});

test('comes late after a server was down, and not after a day', async () => {
  expect(await at('2026-11-23T19:00:00Z')).toBe(1);
  service.team.spans[NEXT ?? ''] = { published: 1 };
  expect(await at('2026-12-01T08:01:00Z')).toBe(1);
});

test('doesn’t look up anything for a deleted workspace', async () => {
  service.team.recipients = [];
  await service.publish(service.publication({}, { workspace_id: 'gongs' }));
  expect(await service.stored('summary_workspaces')).toHaveLength(2);
  await at('2026-11-23T08:01:00Z');
  expect(await service.stored('summary_workspaces')).toMatchObject([{ _id: 'bells' }]);
});
