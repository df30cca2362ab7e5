import type { EventOf } from '@carillon/contracts/event.ts';
import type { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { createRelay } from '@carillon/kit/outbox/relay.ts';
import type { NetworkComment } from '@carillon/social/capabilities/comments.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TrackedPublication } from '../domain/tracked.ts';
import { createCommentKeeper } from '../inbox/keep-comments.ts';
import { settleReplies } from '../inbox/settle-replies.ts';
import { type AnalyticsUnderTest, startAnalytics } from './analytics-under-test.ts';

let service: AnalyticsUnderTest;
beforeEach(async () => {
  service = await startAnalytics();
});
afterEach(() => service.close());

const createComment = (id: string, text: string, minute = 0): NetworkComment => ({
  id,
  text,
  url: null,
  author: null,
  parentId: null,
  own: false,
  liked: null,
  hidden: null,
  createdAt: new Date(Date.UTC(2026, 10, 20, 12, minute)),
});

const under = (id: string, more: Partial<TrackedPublication> = {}): TrackedPublication => ({
  id: `pub-${id}`,
  postId: `post-${id}`,
  remoteId: `104_${id}`,
  words: `Words of ${id}`,
  workspaceId: 'w',
  platform: 'facebook',
  pageId: '104',
  targetId: '104',
  targetName: 'Bells',
  postUrl: 'https://example.com/post',
  publishedAt: new Date(0),
  gone: false,
  commentsKept: null,
  readAt: null,
  isDrawn: false,
  figures: {} as TrackedPublication['figures'],
  ...more,
});

/** A publication that analytics knows, with a comment that can be replied to. */
async function publishWithComment(): Promise<string> {
  const publication = under('a');
  const { figures, readAt, isDrawn, gone, commentsKept, ...ref } = publication;
  await service.context.stores.publications.add({ ...ref, content: 'Words of a', removed: false }, 1, null);
  await keep(publication, [createComment('1', 'Do you deliver?')]);
  return (await list()).comments[0]?.id ?? '';
}
const REPLY_ID = '0b0e6a2e-9c43-4d4e-8f0a-5b2f6d3c1a11';
const reply = (id: string, more: object = {}, role: 'viewer' | 'writer' = 'writer') =>
  service.ask('POST', `/comments/${id}/reply`, {
    role,
    body: { reply_id: REPLY_ID, text: 'We do.', ...more },
  });

const keep = (
  publication: TrackedPublication,
  comments: NetworkComment[],
  truncated = false,
  readFrom = service.state.now,
) => createCommentKeeper({ ...service.context, relay }).keep(publication, { comments, truncated }, readFrom);
/** Events are sent only when a test says so. */
const relay = { nudge: () => undefined };

async function readEvents(): Promise<EventOf<typeof commentReceived>['data'][]> {
  const events: EventOf[] = [];
  const {
    telemetry: { log },
    clock,
    stores,
  } = service.context;
  const bus = { publish: async (event: EventOf) => void events.push(event) };
  const sending = createRelay({ bus: bus as never, models: [stores.comments.outbox], log, clock });
  await sending.drain();
  await sending.close();
  return events.map(({ data }) => data as EventOf<typeof commentReceived>['data']);
}

const list = async (query = '', userId = 'u', workspaceId = 'w') =>
  listComments.response.parse((await service.ask('GET', `/comments?${query}`, { userId, workspaceId })).body);
const texts = async (query = '', userId = 'u') =>
  (await list(query, userId)).comments.map(({ text }) => text);
const mark = (ids: string[], more = {}, userId = 'u', workspaceId = 'w') =>
  service.ask('POST', '/comments/read', { userId, workspaceId, body: { ids, ...more } });

test('each new comment is reported once, but none that was old when first read', async () => {
  const publication = under('told', { workspaceId: 'of told' });
  await readEvents();
  const old = new Date(service.state.now.getTime() - 4 * 24 * 3_600_000);
  const comments = [createComment('1', 'New'), { ...createComment('2', 'Old'), createdAt: old }];
  const fresh = comments.map((one, at) => (at === 0 ? { ...one, createdAt: service.state.now } : one));
  await keep(publication, fresh);
  await keep(publication, fresh);
  expect(await readEvents()).toMatchObject([
    {
      workspace_id: 'of told',
      publication_id: 'pub-told',
      post_id: 'post-told',
      target_id: '104',
      text: 'New',
    },
  ]);
  expect(await readEvents()).toEqual([]);
});

test('a comment is stored once with its sentiment, and no longer than the network has it', async () => {
  const first = [createComment('1', '+ lovely', 1), createComment('2', '- late', 2)];
  expect(await keep(under('a'), first)).toBe(true);
  expect(await keep(under('a'), first)).toBe(false);
  expect((await list()).comments).toMatchObject([
    {
      text: '- late',
      mood: 'negative',
      platform: 'facebook',
      read: false,
      at: '2026-11-20T12:02:00.000Z',
      post: {
        post_id: 'post-a',
        words: 'Words of a',
        target_id: '104',
        target_name: 'Bells',
        url: 'https://example.com/post',
      },
    },
    { text: '+ lovely', mood: 'positive' },
  ]);
  // A truncated list doesn't show which comments were deleted.
  expect(await keep(under('a'), [createComment('3', 'where?', 3)], true)).toBe(true);
  expect(await texts()).toEqual(['where?', '- late', '+ lovely']);
  // A reading that began before the others were stored doesn't know them.
  const earlier = new Date(service.state.now.getTime() - 1000);
  expect(await keep(under('a'), [createComment('1', '+ lovely', 1)], false, earlier)).toBe(false);
  expect(await texts()).toEqual(['where?', '- late', '+ lovely']);
  expect(await keep(under('a'), [createComment('1', '+ lovely', 1)])).toBe(true);
  expect(await texts()).toEqual(['+ lovely']);
});

test('a comment stored while the AI service was down gets its sentiment when it is read', async () => {
  service.state.aiAway = true;
  await keep(under('a'), [createComment('1', '+ lovely')]);
  expect((await list()).comments).toMatchObject([{ mood: null }]);
  service.state.aiAway = false;
  expect((await list()).comments).toMatchObject([{ mood: 'positive' }]);
  expect(await texts('mood=positive')).toEqual(['+ lovely']);
});

test('the list is asked for by network, post, mood and unread, a page at a time', async () => {
  await keep(under('a'), [createComment('1', '+ on a', 1), createComment('2', '- on a', 2)]);
  await keep(under('b', { platform: 'instagram' }), [createComment('3', '+ on b', 3)]);
  expect(await texts('platform=instagram')).toEqual(['+ on b']);
  expect(await texts('post_id=post-a')).toEqual(['- on a', '+ on a']);
  expect(await texts('mood=positive')).toEqual(['+ on b', '+ on a']);
  expect(await texts('mood=positive&platform=facebook')).toEqual(['+ on a']);

  const many = Array.from({ length: 60 }, (_, n) => createComment(`m${n}`, `many ${n}`, 10));
  await keep(under('c'), many);
  const first = await list('post_id=post-c');
  const rest = await list(`post_id=post-c&before=${first.next}`);
  expect([first.comments.length, rest.comments.length, rest.next]).toEqual([50, 10, null]);
  const ids = [...first.comments, ...rest.comments].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
  expect(await service.ask('GET', '/comments?before=nonsense')).toMatchObject({
    status: 422,
    body: { errors: { before: [expect.any(String)] } },
  });
});

test('the list and its marks can be limited to accounts of one network, and to none of another workspace', async () => {
  const instagram = { platform: 'instagram' as const };
  await keep(under('a', { ...instagram, targetId: 'ada' }), [createComment('1', 'to Ada', 1)]);
  await keep(under('b', { ...instagram, targetId: 'bob' }), [createComment('2', 'to Bob', 2)]);
  await keep(under('c', { ...instagram, targetId: 'eve' }), [createComment('3', 'to Eve', 3)]);
  await keep(under('d', { workspaceId: 'other', targetId: 'dan' }), [createComment('4', 'to Dan', 4)]);
  expect(await texts('targets=bob')).toEqual(['to Bob']);
  expect(await texts('targets=ada,bob&unread=true')).toEqual(['to Bob', 'to Ada']);
  expect(await texts('targets=dan')).toEqual([]);
  expect((await list('targets=bob')).comments).toMatchObject([{ post: { target_id: 'bob' } }]);
  const tooMany = Array.from({ length: 101 }, (_, n) => n).join(',');
  expect((await service.ask('GET', `/comments?targets=${tooMany}`)).status).toBe(422);
  const as_of = service.state.now.toISOString();
  const reply = await service.ask('POST', '/comments/read-all', { body: { as_of, targets: 'bob,dan' } });
  expect(reply.body).toEqual({ success: true, unread: 2 });
  expect(await texts('unread=true')).toEqual(['to Eve', 'to Ada']);
});

test('reading marks comments for one member only, and can be undone', async () => {
  await keep(under('a'), [createComment('1', 'one', 1), createComment('2', 'two', 2)]);
  const { comments, unread } = await list();
  expect(unread).toBe(2);
  const [id = ''] = comments.map((comment) => comment.id);
  expect((await mark([id])).body).toEqual({ success: true, unread: 1 });
  expect(await texts('unread=true')).toEqual(['one']);
  expect(await texts('unread=true', 'another')).toEqual(['two', 'one']);
  // Keeping the same anew leaves the marks.
  await keep(under('a'), [createComment('1', 'one', 1), createComment('2', 'two', 2)]);
  expect((await list()).unread).toBe(1);
  expect((await mark([id], { read: false })).body).toEqual({ success: true, unread: 2 });
  // A user who opens it for the first time has read nothing.
  expect((await list('', 'a newcomer')).unread).toBe(2);
});

test('another workspace sees and marks nothing of it', async () => {
  await keep(under('a'), [createComment('1', 'one')]);
  const [one] = (await list()).comments;
  expect((await list('', 'u', 'other')).comments).toEqual([]);
  await mark([one?.id ?? ''], {}, 'u', 'other');
  expect((await list()).unread).toBe(1);
});

test('a reply is sent once, however often and concurrently it is requested, and appears with its comment', async () => {
  const id = await publishWithComment();
  expect(await list('', 'another')).toMatchObject({ unread: 1 });
  expect((await reply(id, {}, 'viewer')).status).toBe(403);
  const all = await Promise.all([reply(id), reply(id), reply(id)]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await reply(id)).body).toMatchObject({ reply: { state: 'sent', text: 'We do.' } });
  expect(service.state.replied).toMatchObject([
    { commentId: '1', access: { token: 'a token' }, text: 'We do.' },
  ]);
  const [storedReply] = (await list()).comments.map(({ reply: one }) => one);
  expect(service.state.replied).toMatchObject([{ key: storedReply?.id, at: expect.any(Date) }]);
  // The comment is done for everybody, even for a user who looks for the first time.
  for (const user of ['u', 'another', 'a newcomer'])
    expect(await list('', user)).toMatchObject({
      unread: 0,
      comments: [{ can_reply: true, read: true, reply: { state: 'sent' } }],
    });
});

test('a reply with an unknown outcome is looked for under the post, and not sent again', async () => {
  const id = await publishWithComment();
  service.state.replies = [new SocialError('No answer', { kind: 'unknown' })];
  // It may be there and not be shown yet.
  expect((await reply(id)).body).toMatchObject({ reply: { state: 'unknown' } });
  expect(await reply(id, { reply_id: crypto.randomUUID() })).toMatchObject({ status: 409 });
  const ownReply = {
    ...createComment('r', 'We do.'),
    createdAt: service.state.now,
    own: true,
    parentId: '1',
  };
  service.state.answers = [[ownReply]];
  expect((await reply(id)).body).toMatchObject({ reply: { state: 'sent' } });
  expect(service.state.replied).toHaveLength(1);
});

test('a process that ends in the middle of a reply leaves it to be found, or found missing', async () => {
  const id = await publishWithComment();
  service.state.replies = [new Error('the process ended')];
  expect((await reply(id)).status).toBe(500);
  expect((await reply(id)).body).toMatchObject({ reply: { state: 'sending' } });
  service.state.now = new Date(service.state.now.getTime() + 130_000);
  service.state.truncated = true;
  expect((await reply(id)).body).toMatchObject({ reply: { state: 'unknown' } });
  service.state.truncated = false;
  expect((await reply(id)).body).toMatchObject({
    reply: { state: 'failed', reason: 'It didn’t reach Facebook.' },
  });
  expect(service.state.replied).toHaveLength(1);
  service.state.replies = [];
  // A user who hasn't seen the result sends nothing.
  const next = { reply_id: crypto.randomUUID() };
  expect(await reply(id, next)).toMatchObject({ status: 409 });
  expect((await reply(id, { ...next, seen_reply_id: REPLY_ID })).body).toMatchObject({
    reply: { state: 'sent' },
  });
  expect(service.state.replied).toHaveLength(2);
});

test('finds out what happened to a reply automatically, ever more rarely, and keeps its comment meanwhile', async () => {
  const id = await publishWithComment();
  service.state.replies = [new SocialError('No answer', { kind: 'unknown' })];
  await reply(id);
  const kinds: string[] = [];
  const settle = async (minutes: number) => {
    service.state.now = new Date(service.state.now.getTime() + minutes * 60_000);
    await settleReplies({ ...service.context, signal: (_, what) => kinds.push(what) });
  };
  const { asked } = service.state;
  const before = asked.length;
  service.state.truncated = true;
  await settle(0.5);
  expect(asked.length).toBe(before);
  await settle(1);
  expect(asked.length).toBe(before + 1);
  await settle(1);
  expect(asked.length).toBe(before + 1);
  expect(await keep(under('a'), [])).toBe(false);
  service.state.connected = false;
  await settle(2);
  expect([asked.length, kinds]).toEqual([before + 1, []]);
  service.state.connected = true;
  service.state.truncated = false;
  const ownReply = {
    ...createComment('r', 'We do.'),
    createdAt: service.state.now,
    own: true,
    parentId: '1',
  };
  service.state.answers = [[ownReply]];
  await settle(10);
  expect((await list()).comments).toMatchObject([{ reply: { state: 'sent' } }]);
  await settle(60);
  expect([asked.length, kinds]).toEqual([before + 2, ['comments']]);
  expect(service.state.replied).toHaveLength(1);
  expect(await keep(under('a'), [])).toBe(true);
});

test('a rejected reply says why; without the account, or on a network without replies, nothing is sent', async () => {
  const id = await publishWithComment();
  service.state.replies = [new SocialError('The comment is gone.', { kind: 'permanent' })];
  expect((await reply(id)).body).toMatchObject({
    reply: { state: 'failed', reason: 'The comment is gone.' },
  });
  service.state.connected = false;
  expect(await reply(id, { reply_id: crypto.randomUUID() })).toMatchObject({
    status: 409,
    body: { error: 'not_connected' },
  });
  expect(service.state.replied).toHaveLength(1);
  expect(
    (await service.ask('POST', `/comments/${id}/reply`, { role: 'writer', body: { text: ' ' } })).status,
  ).toBe(422);
  expect((await reply('nothing')).status).toBe(404);
});

test('a comment is liked and hidden on its network, however often, and stays so until somebody changes it', async () => {
  const id = await publishWithComment();
  const sendAction = (body: object, role: 'viewer' | 'writer' = 'writer') =>
    service.ask('POST', `/comments/${id}/action`, { role, body });
  expect((await sendAction({ action: 'like', on: true }, 'viewer')).status).toBe(403);
  expect((await sendAction({ action: 'like', on: true })).body).toEqual({
    success: true,
    liked: true,
    hidden: false,
  });
  expect((await sendAction({ action: 'hide', on: true })).body).toMatchObject({ liked: true, hidden: true });
  expect(service.state.switched).toMatchObject([
    { action: 'like', commentId: '1', on: true, access: { token: 'a token' } },
    { action: 'hide', commentId: '1', on: true },
  ]);
  expect((await list()).comments).toMatchObject([
    { can_like: true, can_hide: true, liked: true, hidden: true },
  ]);
  // A reading that began before doesn't have it; a later one has the change made on the network itself.
  const shownComment = { ...createComment('1', 'Do you deliver?'), liked: false, hidden: false };
  expect(await keep(under('a'), [shownComment])).toBe(true);
  expect((await list()).comments).toMatchObject([{ liked: true, hidden: true }]);
  service.state.now = new Date(service.state.now.getTime() + 1);
  expect(await keep(under('a'), [shownComment])).toBe(true);
  expect((await list()).comments).toMatchObject([{ liked: false, hidden: false }]);

  service.state.refusal = new SocialError('No answer', { kind: 'transient' });
  expect(await sendAction({ action: 'hide', on: true })).toMatchObject({
    status: 502,
    body: { message: expect.stringContaining('nothing will be done twice') },
  });
  service.state.refusal = new SocialError('Token expired', { kind: 'reconnect' });
  expect(await sendAction({ action: 'hide', on: true })).toMatchObject({ status: 409 });
  expect([service.state.lost.length, (await list()).comments[0]?.hidden]).toEqual([1, false]);
});

test('a token that was renewed meanwhile asks nobody to connect the account again', async () => {
  const id = await publishWithComment();
  service.state.renewed = true;
  service.state.refusal = new SocialError('Token expired', { kind: 'reconnect' });
  const hiding = { role: 'writer' as const, body: { action: 'hide', on: true } };
  expect(await service.ask('POST', `/comments/${id}/action`, hiding)).toMatchObject({ status: 502 });
});

test('a rejected token that can’t be reported to identity is retried, and nobody is asked to connect', async () => {
  const id = await publishWithComment();
  service.state.identityAway = true;
  service.state.refusal = new SocialError('Token expired', { kind: 'reconnect' });
  const hiding = { role: 'writer' as const, body: { action: 'hide', on: true } };
  expect(await service.ask('POST', `/comments/${id}/action`, hiding)).toMatchObject({ status: 502 });
});

test('marks everything in a filter as read at once, except comments newer than the list', async () => {
  await keep(under('a'), [createComment('1', '+ one', 1), createComment('2', '- two', 2)]);
  const { as_of } = await list();
  service.state.now = new Date(service.state.now.getTime() + 1);
  await keep(under('b'), [createComment('3', '+ three', 0)]);
  const all = (body: object, workspaceId = 'w') =>
    service.ask('POST', '/comments/read-all', { workspaceId, body: { as_of, ...body } });
  expect((await all({}, 'other')).body).toEqual({ success: true, unread: 0 });
  expect((await all({ mood: 'positive' })).body).toEqual({ success: true, unread: 2 });
  expect(await texts('unread=true')).toEqual(['- two', '+ three']);
  expect((await all({})).body).toEqual({ success: true, unread: 1 });
});

test('stores the newest 2,000 comments of a publication', async () => {
  const minutes = Array.from({ length: 1999 }, (_, n) => createComment(`m${n}`, `many ${n}`, n + 10));
  await list();
  await keep(
    under('a'),
    [...minutes, createComment('old', 'old', 2), createComment('older', 'older', 1)],
    true,
  );
  expect(await service.context.stores.comments.countUnread({ workspaceId: 'w', userId: 'u' }, 5000)).toBe(
    2000,
  );
});
