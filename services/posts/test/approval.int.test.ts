import { randomUUID } from 'node:crypto';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import type { UserCaller } from '@carillon/kit/identity/identity-token.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { facebook, form, type Posts, startPosts } from './posts-under-test.ts';

const writer = { userId: 'will', role: 'writer' } as const;
const editor = { userId: 'edna', role: 'editor' } as const;
const other = { userId: 'ernie', role: 'editor' } as const;
/** The same where owners approve. */
const bound = { ...editor, ownerApproval: true } as const;
const owner = { userId: 'olga', role: 'owner', ownerApproval: true } as const;

let posts: Posts;
const reviewEvents: (typeof reviewChanged)['data']['_output'][] = [];
beforeAll(async () => {
  posts = await startPosts();
  const handle = async ({ data }: { data: (typeof reviewEvents)[number] }) => void reviewEvents.push(data);
  await posts.bus.subscribe({ queue: 'test.reviews', kind: reviewChanged, handle });
});
afterAll(() => posts.close());

type As = Partial<UserCaller>;

async function json(method: string, url: string, as: As, body?: object) {
  const { headers } = await posts.signed('ada', as);
  const reply = await posts.app.request(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, ...(await reply.json()) };
}
const words = (text: string) => ({ post: { source: null, text, versions: {}, hashtags: [] } });
const save = (id: string, as: As, version: number, content: object) =>
  json('PUT', `/posts/drafts/${id}`, as, { version, ...content });
const get = (id: string) => json('GET', `/posts/drafts/${id}`, owner);
const request = (id: string, as: As, version: number, note = '') =>
  json('POST', `/posts/drafts/${id}/request-approval`, as, { version, note });
const askChanges = (id: string, as: As, version: number, note = 'Shorter, please') =>
  json('POST', `/posts/drafts/${id}/request-changes`, as, { version, note });
const approve = (id: string, as: As, version: number, text: string, more: object = {}) =>
  json('POST', `/posts/drafts/${id}/approve`, as, { version, platforms: [facebook(text)], ...more });
async function send(id: string, as: As, version: number | null, text: string, more: object = {}) {
  const fields = { draft_id: id, ...(version !== null && { draft_version: `${version}` }), ...more };
  const reply = await posts.request('POST', '/posts/publish', form([facebook(text)], fields), 'ada', as);
  return { status: reply.status, ...(await reply.json()) };
}
const eventsOf = (id: string) => reviewEvents.filter(({ draft_id }) => draft_id === id);
const expectChanges = (id: string, changes: readonly string[]) =>
  eventually(async () => expect(eventsOf(id).map(({ change }) => change)).toEqual(changes));

/** A draft that waits for approval, as version 2. */
async function waiting(text: string, as: As = writer): Promise<string> {
  const id = randomUUID();
  await save(id, as, 0, words(text));
  expect(await request(id, as, 1, 'Have a look')).toMatchObject({ status: 200, draft: { version: 2 } });
  return id;
}

test('a draft is sent for approval, sent back, mended, and approved by publishing it', async () => {
  const id = await waiting('Too long a text');
  const { drafts } = await json('GET', '/posts/drafts?review=requested', editor);
  expect(drafts.map((one: { id: string }) => one.id)).toContain(id);
  expect((await askChanges(id, writer, 2)).status).toBe(403);
  const sentBack = await askChanges(id, editor, 2);
  const review = { status: 'changes_requested', version: 3, decided_by: 'edna', note: 'Shorter, please' };
  expect(sentBack.draft.review).toMatchObject({
    ...review,
    requested_by: 'will',
    request_note: 'Have a look',
  });
  // A stored request for approval stays while it is carried out.
  expect((await save(id, writer, 3, words('Short'))).draft.review).toMatchObject(review);
  const again = (await request(id, writer, 4)).draft.review;
  expect(again).toMatchObject({ status: 'requested', note: null });
  expect(again.decisions).toMatchObject([
    { status: 'changes_requested', decided_by: 'edna', note: 'Shorter, please' },
  ]);
  expect(await send(id, editor, 5, 'Short')).toMatchObject({ status: 200, post_id: id });
  await expectChanges(id, ['requested', 'changes_requested', 'requested', 'approved']);
  const [requestEvent, back] = eventsOf(id);
  expect(requestEvent).toMatchObject({ actor_id: 'will', reviewers: 'editor', title: 'Too long a text' });
  expect(back).toMatchObject({ actor_id: 'edna', requested_by: 'will', note: 'Shorter, please' });
  expect(eventsOf(id).at(-1)).toMatchObject({ actor_id: 'edna', sent: true, scheduled: false });
  expect(eventsOf(id).map(({ revision }) => revision)).toEqual([2, 3, 5, 6]);
  expect((await json('GET', `/posts/${id}`, writer)).post.approved_by).toBe('edna');
});

test('the last twenty decisions are kept, whatever becomes of a review', async () => {
  const id = await waiting('Again and again');
  let version = 2;
  for (let round = 1; round <= 22; round++) {
    await askChanges(id, editor, version, `Round ${round}`);
    version = (await request(id, writer, version + 1)).draft.version;
  }
  // It withdraws the review, and forgets nothing.
  const changed = (await save(id, writer, version, words('Another'))).draft;
  expect(changed.review).toBeNull();
  const { decisions } = (await request(id, writer, changed.version)).draft.review;
  expect(decisions.map(({ note }: { note: string }) => note)).toEqual(
    Array.from({ length: 20 }, (_, n) => `Round ${n + 3}`),
  );
  const { drafts } = await json('GET', '/posts/drafts?review=requested', editor);
  const listedDraft = drafts.find((one: { id: string }) => one.id === id);
  expect(listedDraft.review).not.toHaveProperty('decisions');
});

test('a repeated request whose reply was lost asks once; an empty draft is not sent', async () => {
  const id = await waiting('Once');
  expect(await request(id, writer, 1)).toMatchObject({ status: 200, draft: { version: 2 } });
  const empty = randomUUID();
  await save(empty, writer, 0, { topic: 'Bread' });
  expect(await request(empty, writer, 1)).toMatchObject({ status: 409, error: 'conflict' });
  await expectChanges(id, ['requested']);
});

test('a change withdraws the request, but not a reviewer’s change, or one of the time', async () => {
  const id = await waiting('Bread');
  const timed = { ...words('Bread'), mode: 'later', scheduled_time: '2026-04-01 10:00:00', step: 'topic' };
  expect((await save(id, writer, 2, timed)).draft.review).toMatchObject({ status: 'requested', version: 3 });
  const mended = await save(id, editor, 3, words('Fresh bread'));
  expect(mended.draft.review).toMatchObject({ status: 'requested', version: 4 });
  expect((await save(id, writer, 4, words('Rolls'))).draft.review).toBeNull();
  await expectChanges(id, ['requested', 'withdrawn']);
});

test('when two members decide at once, one wins and the other gets an error; nothing unseen is approved', async () => {
  const id = await waiting('Both');
  const answers = await Promise.all([askChanges(id, editor, 2), askChanges(id, other, 2, 'Longer')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = await waiting('Seen');
  await save(again, { ...owner, ownerApproval: false }, 2, words('Unseen'));
  expect(await send(again, editor, 2, 'Seen')).toMatchObject({ status: 409, error: 'draft_changed' });
  expect(await askChanges(again, editor, 2)).toMatchObject({ status: 409, error: 'draft_changed' });
});

test('a save that changes nothing under review doesn’t stop a decision', async () => {
  const id = await waiting('Seen');
  const timed = { ...words('Seen'), mode: 'later', scheduled_time: '2026-04-01 10:00:00', step: 'edit' };
  expect((await save(id, writer, 2, timed)).draft.version).toBe(3);
  expect(await askChanges(id, editor, 1)).toMatchObject({ status: 409, error: 'draft_changed' });
  for (const _ of [1, 2])
    expect(await askChanges(id, editor, 2)).toMatchObject({ status: 200, draft: { version: 4 } });
  const again = await waiting('Mended');
  await save(again, other, 2, words('Mended once'));
  await save(again, writer, 3, { ...words('Mended once'), step: 'edit' });
  expect((await approve(again, editor, 2, 'Mended')).status).toBe(409);
  expect(await approve(again, editor, 3, 'Mended once')).toMatchObject({
    status: 200,
    draft: { version: 5 },
  });
});

test('publishing your own request records no approval', async () => {
  const id = await waiting('Mine', editor);
  expect((await send(id, editor, 2, 'Mine')).status).toBe(200);
  await expectChanges(id, ['requested', 'withdrawn']);
  expect((await json('GET', `/posts/${id}`, editor)).post.approved_by).toBeNull();
});

test('where owners approve, nobody else can send or change posts', async () => {
  const refusal = { status: 403, error: 'approval_required' };
  const id = await waiting('Checked', bound);
  const time = { scheduled_time: '2026-04-01 10:00:00', timezone: 'UTC' };
  for (const version of [2, null]) expect(await send(id, bound, version, 'Checked')).toMatchObject(refusal);
  const bare = await posts.request('POST', '/posts/publish', form([facebook('Bare')]), 'ada', bound);
  expect(bare.status).toBe(403);
  const one = {
    idempotency_key: randomUUID(),
    content: 'In bulk',
    targets: [{ platform_id: 1, page_id: 'page1' }],
  };
  const batch = { timezone: 'UTC', posts: [{ ...one, scheduled_time: time.scheduled_time }] };
  const bulk = await json('POST', '/posts/schedule/batch', bound, batch);
  expect(bulk.results[0]).toMatchObject({ outcome: 'refused', error: 'approval_required' });
  expect(await approve(id, bound, 2, 'Checked')).toMatchObject(refusal);
  const plannedReply = await posts.request(
    'POST',
    '/posts/schedule',
    form([facebook('Planned')], time),
    'ada',
    owner,
  );
  const { post_id, results } = await plannedReply.json();
  const publication = `/posts/publications/${results[0].id}`;
  expect(await json('PATCH', `/posts/${post_id}`, bound, { content: 'Other' })).toMatchObject(refusal);
  expect(await json('PATCH', publication, bound, { content: 'Other' })).toMatchObject(refusal);
  const later = { scheduled_time: '2026-04-02 10:00:00' };
  const movedReply = await json('POST', `${publication}/reschedule`, bound, later);
  expect(movedReply).toMatchObject({ status: 200, publication: { can_edit: false, can_reschedule: true } });
});

test('where owners approve, only they can change the link rule of approved posts', async () => {
  const none = { enabled: false, utm_source: '', utm_medium: '', utm_campaign: '' };
  const tags = { enabled: true, utm_source: '{network}', utm_medium: 'social', utm_campaign: 'bread' };
  const networks = { facebook: tags, instagram: none, linkedin: none };
  const rule = { enabled: true, domains: null, networks };
  const change = (as: As, version: number) => json('PUT', '/posts/link-tracking', as, { ...rule, version });
  expect((await change(editor, 0)).status).toBe(200);
  expect(await change(bound, 1)).toMatchObject({
    status: 403,
    error: 'approval_required',
    message: expect.stringContaining('Link tracking'),
  });
  expect(await json('GET', '/posts/link-tracking', bound)).toMatchObject({ link_tracking: { version: 1 } });
  expect(await change(owner, 1)).toMatchObject({ status: 200, link_tracking: { version: 2 } });
});

test('an editor can send an owner-approved draft unchanged, at any time, and nothing else', async () => {
  const refusal = { status: 403, error: 'approval_required' };
  const id = await waiting('Approved', bound);
  const review = { status: 'approved', by_owner: true };
  expect(await approve(id, owner, 2, 'Approved')).toMatchObject({
    status: 200,
    draft: { version: 3, review },
  });
  expect(await approve(id, owner, 3, 'Approved')).toMatchObject({ status: 409, error: 'conflict' });
  expect(await send(id, bound, 3, 'Another text')).toMatchObject(refusal);
  expect(await send(id, bound, 3, 'Approved', { link_tracking: 'true' })).toMatchObject(refusal);
  // A time is no change; words are.
  expect((await save(id, bound, 3, { ...words('Approved'), step: 'publish' })).draft.version).toBe(4);
  expect(await send(id, bound, 3, 'Approved')).toMatchObject({ status: 409, error: 'draft_changed' });
  expect((await send(id, bound, 4, 'Approved')).status).toBe(200);
  expect((await json('GET', `/posts/${id}`, bound)).post.approved_by).toBe('olga');
  const changed = await waiting('Old words', bound);
  await approve(changed, owner, 2, 'Old words');
  await save(changed, bound, 3, words('New words'));
  expect((await get(changed)).draft.review).toBeNull();
  expect(await send(changed, bound, 4, 'Old words')).toMatchObject(refusal);
});

test('an editor’s approval from before the rule doesn’t count, and editors can’t send drafts back then', async () => {
  const refusal = { status: 403, error: 'approval_required' };
  const id = await waiting('Early');
  expect((await approve(id, editor, 2, 'Early')).status).toBe(200);
  expect(await send(id, { ...other, ownerApproval: true }, 3, 'Early')).toMatchObject(refusal);
  expect((await request(id, bound, 3)).draft.review).toMatchObject({ status: 'requested', version: 4 });
  expect(await askChanges(id, bound, 4)).toMatchObject(refusal);
  expect((await approve(id, owner, 4, 'Early')).status).toBe(200);
  expect((await send(id, bound, 5, 'Early')).status).toBe(200);
});

test('an approved weekly series is published from any weekday on, but on no other weekdays than approved', async () => {
  const weekly = { every: 'week', interval: 1, weekdays: [5, 1], count: 3, until: null };
  // 2026-04-01 is a Wednesday.
  const schedule = async (id: string, day: string, weekdays: readonly number[]) => {
    const time = { scheduled_time: `${day} 10:00:00`, timezone: 'UTC' };
    const fields = { draft_id: id, draft_version: '3', repeat: JSON.stringify({ ...weekly, weekdays }) };
    const whole = form([facebook('Weekly')], { ...time, ...fields });
    return (await posts.request('POST', '/posts/schedule', whole, 'ada', bound)).status;
  };
  for (const [approved, day, sentDays] of [
    [[], '2026-04-01', [3]],
    [[], '2026-04-02', [4]],
    [[5, 1], '2026-04-01', [1, 3, 5]],
    [[5, 1], '2026-04-03', [1, 5]],
  ] as const) {
    const id = await waiting('Weekly', bound);
    await approve(id, owner, 2, 'Weekly', { repeat: { ...weekly, weekdays: approved } });
    expect(await schedule(id, day, [...sentDays, 7])).toBe(403);
    expect(await schedule(id, day, sentDays)).toBe(200);
  }
});

test('a draft sent without its version still reports its review', async () => {
  const id = await waiting('Any version');
  expect((await send(id, editor, null, 'Any version')).status).toBe(200);
  await expectChanges(id, ['requested', 'approved']);
  expect((await json('GET', `/posts/${id}`, editor)).post.approved_by).toBe('edna');
});

test('a decision whose reply was lost can be repeated by its maker, and by nobody else', async () => {
  const id = await waiting('Lost');
  for (const _ of [1, 2]) expect(await approve(id, editor, 2, 'Lost')).toMatchObject({ status: 200 });
  expect((await approve(id, other, 2, 'Lost')).status).toBe(409);
  expect((await askChanges(id, editor, 2)).status).toBe(409);
  await expectChanges(id, ['requested', 'approved']);
  const back = await waiting('Lost too');
  for (const _ of [1, 2]) expect(await askChanges(back, editor, 2)).toMatchObject({ status: 200 });
});

test('deleting a waiting draft withdraws the request', async () => {
  const id = await waiting('Never mind');
  await expectChanges(id, ['requested']);
  expect((await json('DELETE', `/posts/drafts/${id}`, writer)).status).toBe(200);
  await expectChanges(id, ['requested', 'withdrawn']);
  expect(eventsOf(id).at(-1)).toMatchObject({ actor_id: 'will', revision: 3 });
});
