import { expect, test } from '@jest/globals';
import { accessOf, blueskyAnswering, CID, DID, refusal } from '../test/bluesky-answering.ts';

const ROOT = `at://${DID}/app.bsky.feed.post/root`;
const REPLY = `at://did:plc:${'e'.repeat(24)}/app.bsky.feed.post/reply`;
const view = (uri: string, record: object = {}) => ({
  uri,
  cid: CID,
  author: { did: DID, handle: 'ada.example' },
  record: { text: 'Bells', createdAt: '2026-11-28T10:00:00Z', ...record },
});
const below = view(REPLY, { reply: { root: { uri: ROOT, cid: CID }, parent: { uri: ROOT, cid: CID } } });
const writtenRecord = { uri: ROOT, cid: CID, commit: {} };
const bodyOf = (init: RequestInit | undefined) =>
  new Response(init?.body as BodyInit).json() as Promise<{
    rkey: string;
    record: Record<string, unknown>;
  }>;
const KEY = { key: 'reply 1', at: new Date('2026-11-28T10:00:00Z') };

test('a reply has one key and one time for each attempt', async () => {
  const bodies = [];
  for (const _ of [1, 2]) {
    const { network, calls } = blueskyAnswering({ posts: [below] }, writtenRecord);
    await network.comments.reply({ access: accessOf(), commentId: REPLY, text: 'Thanks', ...KEY });
    bodies.push(await bodyOf(calls[1]?.init));
  }
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[0]?.record.createdAt).toBe(KEY.at.toISOString());
});

test('a reply whose answer was lost is sent again under its key', async () => {
  const lostConnection = new TypeError('fetch failed', { cause: new Error('reset') });
  const { network, calls } = blueskyAnswering({ posts: [below] }, lostConnection, writtenRecord);
  await network.comments.reply({ access: accessOf(), commentId: REPLY, text: 'Thanks', ...KEY });
  expect(await bodyOf(calls[2]?.init)).toEqual(await bodyOf(calls[1]?.init));
});

test('a reply that an earlier attempt sent with other facets counts as sent', async () => {
  const { network, calls } = blueskyAnswering(...[{ posts: [below] }, refusal(400, 'InvalidSwap')], {
    uri: ROOT,
    cid: CID,
    value: { text: 'Thanks' },
  });
  const id = await network.comments.reply({ access: accessOf(), commentId: REPLY, text: 'Thanks', ...KEY });
  expect(id).toBe(`at://${DID}/app.bsky.feed.post/${(await bodyOf(calls[1]?.init)).rkey}`);
});

test('the replies to a post that was deleted are gone with it', async () => {
  const { network } = blueskyAnswering(refusal(400, 'NotFound', 'Post not found'));
  const bounds = { limit: 10, until: new Date('2027-01-01') };
  await expect(
    network.comments.list({ targetId: DID, access: accessOf(), postId: ROOT, ...bounds }),
  ).rejects.toMatchObject({ kind: 'permanent', code: 'gone' });
});

test('leaves an unreadable gate unchanged', async () => {
  const gate = { uri: ROOT, cid: CID, value: { allow: [], hiddenReplies: 'all of them' } };
  const { network, calls } = blueskyAnswering({ posts: [below] }, gate, writtenRecord);
  await expect(
    network.comments.hide({ access: accessOf(), commentId: REPLY, on: true }),
  ).rejects.toMatchObject({ kind: 'permanent', code: 'unreadable_gate' });
  expect(calls).toHaveLength(2);
});

test('a gate keeps whatever else it says', async () => {
  const value = { allow: [], post: ROOT, createdAt: '2026-11-28T09:00:00Z' };
  const { network, calls } = blueskyAnswering(
    { posts: [below] },
    { uri: ROOT, cid: CID, value },
    writtenRecord,
  );
  await network.comments.hide({ access: accessOf(), commentId: REPLY, on: true });
  expect((await bodyOf(calls[2]?.init)).record).toMatchObject({ ...value, hiddenReplies: [REPLY] });
});
