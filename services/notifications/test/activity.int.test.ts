import type { EventActor } from '@carillon/contracts/event.ts';
import { accessTokenCreated } from '@carillon/contracts/events/identity/access-token-created.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { invitationChanged } from '@carillon/contracts/events/identity/invitation-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import type { PublicationChange } from '@carillon/contracts/events/posts/publication-changed.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ada, eve, type NotificationsUnderTest, startNotifications } from './notifications-under-test.ts';

let service: NotificationsUnderTest;
beforeEach(async () => {
  service = await startNotifications();
});
afterEach(() => service.close());

const ADA: EventActor = { userId: 'ada' };
const BEN: EventActor = { userId: 'ben' };
const read = (query: Record<string, string> = {}, who = ada) => service.activity(who, query);

/** Builds the event of a publication's change, with its actor. */
const post = (change: PublicationChange, actor: EventActor | null, more: object = {}, data: object = {}) => ({
  ...service.publication(
    {
      status: 'scheduled',
      scheduled_time: '2026-12-01 10:00:00',
      due_at: '2026-12-01T10:00:00.000Z',
      ...more,
    },
    { change, ...data },
  ),
  actor,
});
const by = (name: string) => ({
  kind: 'person',
  id: name.toLowerCase(),
  name,
  through: null,
  token_name: null,
});
const itself = { kind: 'carillon' };

const member = (
  change: 'joined' | 'left' | 'removed' | 'role' | 'succeeded' | 'closed' | 'reopened',
  actor_id: string,
  more: object = {},
) =>
  service.event(
    memberChanged,
    {
      workspace_id: 'bells',
      member_id: 'ben',
      name: 'Ben',
      actor_id,
      change,
      role: 'editor',
      previous_role: 'writer',
      ...more,
    },
    { userId: actor_id },
  );
const token = { token_id: 't1', user_id: 'ada', workspace_id: 'bells', name: 'Zapier' };

describe('each action is one line, whoever did it', () => {
  test.each<[PublicationChange, string, EventActor | null, object]>([
    ['made', 'post.scheduled', ADA, by('Ada')],
    ['edited', 'post.edited', BEN, by('Ben')],
    ['moved', 'post.moved', ADA, by('Ada')],
    ['canceled', 'post.canceled', ADA, by('Ada')],
    ['retried', 'post.retried', BEN, by('Ben')],
    ['removed', 'post.deleted', ADA, by('Ada')],
    ['published', 'post.published', null, itself],
    ['failed', 'post.failed', null, itself],
  ])('a publication that was %s', async (change, kind, actor, who) => {
    const event = post(change, actor);
    await service.publish(event, post(change, actor, {}, { change: null }));
    expect((await read()).entries).toMatchObject([
      {
        id: event.id,
        at: event.occurredAt,
        kind,
        actor: who,
        platform: 'facebook',
        post: {
          id: 'post-1',
          publication_id: 'pub-1',
          target_name: 'Bells',
          words: 'The bells ring.',
          due_at: '2026-12-01T10:00:00.000Z',
          deleted: change === 'removed',
        },
      },
    ]);
  });

  test('a post published at once wasn’t scheduled', async () => {
    const now = { scheduled_time: null, status: 'queued' };
    await service.publish(post('made', ADA, now), post('moved', ADA, { ...now, id: 'pub-2' }));
    expect((await read()).entries.map(({ kind }) => kind)).toEqual(['post.sent', 'post.sent']);
  });

  test('a member who closed their account, came back, and owns the workspace after its last owner', async () => {
    const changes = (['closed', 'reopened', 'succeeded'] as const).map((one) => member(one, 'ben'));
    await service.publish(...changes.map((event) => ({ ...event, actor: null })));
    expect((await read()).entries).toMatchObject(
      ['member.succeeded', 'member.reopened', 'member.closed'].map((kind) => ({ kind, actor: by('Ben') })),
    );
  });

  test('connections, the team, tokens and webhooks', async () => {
    const connection = (status: Parameters<typeof service.connection>[0], actor: EventActor) => ({
      ...service.connection(status),
      actor,
    });
    const invitation = {
      workspace_id: 'bells',
      invitation_id: 'i',
      email: 'rosa@example.com',
      role: 'writer' as const,
    };
    const webhook = { workspace_id: 'bells', webhook_id: 'w', name: 'Archive' };
    await service.publish(
      connection('connected', ADA),
      // Somebody only looked when it was found.
      connection('lost', BEN),
      connection('disconnected', BEN),
      service.event(invitationChanged, { ...invitation, actor_id: 'ada', change: 'sent' }, ADA),
      service.event(invitationChanged, { ...invitation, actor_id: 'ada', change: 'revoked' }, ADA),
      member('joined', 'ben', { previous_role: null }),
      member('role', 'ada'),
      member('left', 'ben', { role: null }),
      service.event(
        workspaceChanged,
        {
          workspace_id: 'bells',
          actor_id: 'ada',
          change: 'renamed',
          name: 'Chimes',
          previous_name: 'Bells',
        },
        ADA,
      ),
      service.event(accessTokenCreated, token, ADA),
      service.event(accessTokenRevoked, token, BEN),
      service.event(webhookChanged, { ...webhook, change: 'created' }, BEN),
      service.event(webhookPaused, { ...webhook, because: 'gone', revision: 2 }),
    );
    const { entries } = await read();
    expect(entries.toReversed()).toMatchObject([
      { kind: 'connection.made', actor: by('Ada'), platform: 'facebook', post: null },
      { kind: 'connection.lost', actor: itself },
      { kind: 'connection.removed', actor: by('Ben') },
      { kind: 'invitation.sent', actor: by('Ada'), invited: 'r…@example.com', role: 'writer' },
      { kind: 'invitation.revoked', actor: by('Ada') },
      { kind: 'member.joined', actor: by('Ben'), member: { id: 'ben', name: 'Ben' }, role: 'editor' },
      { kind: 'member.role_changed', actor: by('Ada'), member: { name: 'Ben' }, previous_role: 'writer' },
      { kind: 'member.left', actor: by('Ben'), role: null },
      { kind: 'workspace.renamed', actor: by('Ada'), name: 'Chimes', previous_name: 'Bells' },
      { kind: 'token.created', actor: by('Ada'), name: 'Zapier', member: null },
      { kind: 'token.revoked', actor: by('Ben'), name: 'Zapier', member: { name: 'Ada' } },
      { kind: 'webhook.created', actor: by('Ben'), name: 'Archive' },
      { kind: 'webhook.paused', actor: itself, name: 'Archive' },
    ]);
  });
});

test('a review and a change of the approval rule name who acted, and the note isn’t stored', async () => {
  const review = {
    workspace_id: 'bells',
    draft_id: 'd1',
    requested_by: 'ben',
    reviewers: 'editor' as const,
    title: 'Fresh bread',
    note: 'Between us',
    sent: false,
    revision: 2,
  };
  const rule = {
    workspace_id: 'bells',
    actor_id: 'ada',
    change: 'approval' as const,
    name: 'Bells',
    previous_name: null,
  };
  await service.publish(
    service.event(reviewChanged, { ...review, actor_id: 'ben', change: 'requested' }, BEN),
    service.event(reviewChanged, { ...review, actor_id: 'ada', change: 'approved' }, ADA),
    service.event(workspaceChanged, { ...rule, owner_approval: true }, ADA),
    service.event(workspaceChanged, { ...rule, owner_approval: false }, ADA),
  );
  const draft = { id: 'd1', publication_id: null, words: 'Fresh bread', deleted: false };
  expect((await read()).entries.toReversed()).toMatchObject([
    { kind: 'review.requested', actor: by('Ben'), post: draft },
    { kind: 'review.approved', actor: by('Ada'), post: draft },
    { kind: 'workspace.approval_on', actor: by('Ada') },
    { kind: 'workspace.approval_off', actor: by('Ada') },
  ]);
  expect(JSON.stringify(await service.stored('activity'))).not.toContain('Between us');
});

test('a repeated event, to any process, adds no second line', async () => {
  const event = post('edited', ADA);
  await service.publish(event);
  const other = await service.open({});
  await other.stores.activity.record({
    id: event.id,
    workspaceId: 'bells',
    at: new Date(),
    kind: 'post.edited',
    who: { kind: 'carillon' },
    facts: {},
  });
  await other.close();
  expect((await read()).entries).toMatchObject([{ id: event.id, actor: by('Ada') }]);
});

test('distinguishes actions of a program or the assistant on somebody’s behalf', async () => {
  await service.publish(
    post('made', { userId: 'ada', tokenId: 't1' }),
    post('made', { userId: 'ada', by: 'ai' }, { id: 'pub-2' }),
  );
  const through = async () =>
    (await read({ topic: 'posts' })).entries.map(
      ({ actor }) => actor.kind === 'person' && [actor.through, actor.token_name],
    );
  expect(await through()).toEqual([
    ['assistant', null],
    ['program', null],
  ]);
  await service.publish(service.event(accessTokenCreated, token, ADA));
  expect(await through()).toEqual([
    ['assistant', null],
    ['program', 'Zapier'],
  ]);
});

test('accepts events from older versions', async () => {
  const { actor: _, ...old } = post('edited', null);
  const { actor: __, ...joined } = member('joined', 'ben');
  await service.publish(old, joined, service.event(accessTokenRevoked, { token_id: 't0', user_id: 'ada' }));
  expect((await read()).entries).toMatchObject([
    { kind: 'member.joined', actor: by('Ben') },
    { kind: 'post.edited', actor: { kind: 'unknown' } },
  ]);
});

test('a deleted publication leads nowhere any more, in its earlier lines too', async () => {
  await service.publish(post('made', ADA), post('made', ADA, { id: 'pub-2' }), post('removed', ADA));
  const entries = (await read()).entries.map(({ post }) => [post?.publication_id, post?.deleted]);
  expect(entries).toEqual([
    ['pub-1', true],
    ['pub-2', false],
    ['pub-1', true],
  ]);
});

test('of who is deleted neither name nor id stays', async () => {
  await service.publish(post('edited', BEN), member('role', 'ada'), member('left', 'ben'));
  service.team.names.delete('ben');
  for (const consumer of service.context.erasing.consumers)
    if (consumer.kind === (accountDeleted as unknown))
      await consumer.handle(service.event(accountDeleted, { user_id: 'ben' }));
  expect(JSON.stringify(await service.stored('activity'))).not.toContain('ben');
  const nobody = { id: null, name: null };
  expect((await read()).entries).toMatchObject([
    { kind: 'member.left', actor: { kind: 'person', ...nobody }, member: nobody },
    { kind: 'member.role_changed', actor: by('Ada'), member: nobody },
    { kind: 'post.edited', actor: { kind: 'person', ...nobody } },
  ]);
});

test('filters and pages go together', async () => {
  const events = Array.from({ length: 7 }, (_, n) => post('edited', n % 2 ? ADA : BEN, { id: `pub-${n}` }));
  await service.publish(...events, member('role', 'ada'), post('published', null, { id: 'out' }));
  const ids = async (query: Record<string, string>) => {
    const { entries, next } = await read(query);
    return { ids: entries.map(({ post, kind }) => post?.publication_id ?? kind), next };
  };
  const first = await ids({ person: 'ada', topic: 'posts', most: '2' });
  expect(first).toEqual({ ids: ['pub-5', 'pub-3'], next: expect.any(String) });
  expect(await ids({ person: 'ada', topic: 'posts', most: '2', before: first.next ?? '' })).toEqual({
    ids: ['pub-1'],
    next: null,
  });
  expect(await ids({ person: 'carillon' })).toEqual({ ids: ['out'], next: null });
  expect(await ids({ topic: 'team' })).toEqual({ ids: ['member.role_changed'], next: null });
  const [from, until] = [events[1]?.occurredAt ?? '', events[3]?.occurredAt ?? ''];
  expect(await ids({ from, until })).toEqual({ ids: ['pub-2', 'pub-1'], next: null });
});

test('another workspace, and members who can’t publish, see nothing of it', async () => {
  await service.publish(post('made', ADA));
  expect(await read({}, eve)).toMatchObject({ entries: [], next: null });
  for (const role of ['viewer', 'writer'] as const)
    expect(await service.send('GET', '/workspace/activity', undefined, { ...ada, role })).toMatchObject({
      status: 403,
      error: 'forbidden',
    });
});
