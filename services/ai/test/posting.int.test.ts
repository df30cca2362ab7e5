import { randomUUID } from 'node:crypto';
import type { ConfirmedPost } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { getConversation } from '@carillon/contracts/http/ai/assistant/get-conversation.ts';
import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { processQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Proposal } from '../assistant/proposal.ts';
import { startAi } from './ai-under-test.ts';
import { createFakeIdentity } from './fake-identity.ts';
import { createFakePosts } from './fake-posts.ts';
import { type Answers, engineThat, proposedChange, proposedPost, says } from './talk.ts';

let ai: Awaited<ReturnType<typeof startAi>>;
let answers: Answers;
const posts = createFakePosts();
beforeAll(async () => {
  ai = await startAi({
    transports: { ...createFakeIdentity().transports, ...posts.transports },
    engines: { builtIn: engineThat((turn, tools) => answers(turn, tools)) },
  });
});
afterAll(() => ai.close());
beforeEach(() => {
  posts.state.posts.clear();
  posts.state.changes.splice(0);
  Object.assign(posts.state, {
    refusal: null,
    reason: null,
    losesReply: false,
    isDown: false,
    until: null,
    sent: 0,
  });
});

const EDITOR = { role: 'editor' } as const;
type RequestOptions = NonNullable<Parameters<typeof ai.request>[3]>;
const send = (path: string, body: object, options: RequestOptions = EDITOR) =>
  ai.request('POST', `/ai-assistant/${path}`, body, options);
const sendQuery = async (conversation_id: string, query: string, options?: RequestOptions) =>
  processQuery.response.parse(
    await (await send('process-query', { conversation_id, query }, options)).json(),
  );

/** A conversation in which that was proposed. */
async function propose(proposal: Proposal): Promise<string> {
  const id = randomUUID();
  answers = (turn) => says(turn, { intent: 'confirmation', state: 'confirmation' }, proposal);
  await sendQuery(id, 'Post something about bells');
  answers = (turn) => says(turn);
  return id;
}
async function confirm(proposal: Proposal): Promise<{ id: string; toPost: ConfirmedPost }> {
  const id = await propose(proposal);
  const { to_post: toPost } = await sendQuery(id, 'Yes, post it');
  if (!toPost) throw new Error('there is nothing to post');
  return { id, toPost };
}
const post = ({ content, platforms, proposal_id }: ConfirmedPost, options?: RequestOptions) =>
  send('post-content', { content, platforms, proposal_id }, options);
const messagesOf = async (id: string) => {
  const reply = await ai.request('GET', `/ai-assistant/conversations/${id}`);
  return getConversation.response.parse(await reply.json()).conversation.messages;
};
const lastOf = async (id: string) => (await messagesOf(id)).at(-1);

test('a confirmed post is published once, however often it is sent, and the conversation says so', async () => {
  const { id, toPost } = await confirm(proposedPost('Bells for all'));
  expect(posts.state.posts.size).toBe(0);
  const replies = await Promise.all([post(toPost), post(toPost)]);
  const [first, second] = await Promise.all(
    replies.map(async (one) => postContent.response.parse(await one.json())),
  );
  expect(first).toMatchObject({
    message: 'Your content has been posted successfully!',
    state: 'posted',
    actions: ['Create new content', 'View post status'],
    post_id: toPost.proposal_id,
  });
  expect(second).toEqual(first);
  expect(await (await post(toPost)).json()).toEqual(first);
  expect([...posts.state.posts.values()]).toMatchObject([
    { id: toPost.proposal_id, by: 'u', content: 'Bells for all', scheduledTime: null },
  ]);
  expect((await messagesOf(id)).slice(-2)).toMatchObject([
    { reply: { state: 'posting', to_post: toPost }, post_id: toPost.proposal_id },
    { id: first?.message_id, reply: { state: 'posted' }, content: first?.message },
  ]);
});

test('a planned post gets the local time and the zone that were shown', async () => {
  const { toPost } = await confirm(proposedPost('Bells at nine', '2030-05-01 09:00:00'));
  expect(toPost).toMatchObject({ scheduled_time: '2030-05-01 09:00:00', timezone: 'Europe/Berlin' });
  const reply = await (await post(toPost)).json();
  expect(reply).toMatchObject({
    state: 'posted',
    message: 'Your post is scheduled for 2030-05-01 09:00:00.',
  });
});

test('nothing is posted that its user hasn’t confirmed in that form', async () => {
  const bells = proposedPost('Bells for all');
  const id = await propose(bells);
  const body = { content: 'Bells for all', platforms: ['facebook'], proposal_id: bells.id };
  expect((await send('post-content', body)).status).toBe(404);
  await sendQuery(id, 'Yes, but at ten');
  expect((await send('post-content', body)).status).toBe(404);

  const { id: other, toPost } = await confirm(proposedPost('Bells at noon'));
  const tries: [object, RequestOptions, number][] = [
    [{ ...toPost, content: 'Buy my coins' }, EDITOR, 409],
    [{ ...toPost, platforms: ['facebook', 'linkedin'] }, EDITOR, 409],
    [toPost, { ...EDITOR, userId: 'bob' }, 404],
    [toPost, { ...EDITOR, workspaceId: 'w2' }, 404],
    [toPost, { role: 'writer' }, 403],
  ];
  for (const [sentBody, options, status] of tries)
    expect((await send('post-content', sentBody, options)).status).toBe(status);
  // A message after the confirmation takes it back.
  await sendQuery(other, 'Wait, no');
  expect((await post(toPost)).status).toBe(409);
  expect(posts.state.posts.size).toBe(0);
});

test('an obstacle is reported and stored, and the same proposal can be tried again', async () => {
  const { id, toPost } = await confirm(proposedPost('Bells again'));
  posts.state.refusal = { code: 'plan_limit', message: 'Your plan has 30 posts a month, and all are used.' };
  const refusal = await post(toPost);
  const message = 'Nothing was posted: Your plan has 30 posts a month, and all are used.';
  expect([refusal.status, await refusal.json()]).toMatchObject([402, { error: 'plan_limit', message }]);
  expect(await lastOf(id)).toMatchObject({
    content: message,
    reply: { state: 'error', actions: ['Try again'] },
  });
  posts.state.refusal = null;
  const again = await sendQuery(id, 'Try again');
  expect(again.to_post).toEqual(toPost);
  expect((await post(toPost)).status).toBe(200);
  expect(posts.state.posts.size).toBe(1);
});

test('a post whose reply was lost is reported as published, even after the conversation has continued', async () => {
  const { toPost } = await confirm(proposedPost('Bells at once'));
  posts.state.losesReply = true;
  expect(await (await post(toPost)).json()).toMatchObject({ state: 'posted', post_id: toPost.proposal_id });

  const { id, toPost: plannedPost } = await confirm(proposedPost('Bells at nine', '2030-05-01 09:00:00'));
  posts.state.isDown = true;
  expect((await post(plannedPost)).status).toBe(503);
  expect(await lastOf(id)).toMatchObject({ reply: { state: 'error', actions: ['Try again'] } });
  await sendQuery(id, 'Wait, no');
  Object.assign(posts.state, { losesReply: false, isDown: false });
  for (const reply of [await post(plannedPost), await post(plannedPost)])
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      { state: 'posted', message: 'Your post is scheduled for Wednesday, May 1, 2030 at 9:00 AM.' },
    ]);
  expect([...posts.state.posts.keys()]).toEqual([toPost.proposal_id, plannedPost.proposal_id]);
});

test('a message sent during posting is answered after it, and a second tab posts nothing more', async () => {
  const { id, toPost } = await confirm(proposedPost('Bells meanwhile'));
  const waiting = Promise.withResolvers<void>();
  posts.state.until = waiting.promise;
  const texts: string[] = [];
  answers = (turn) => {
    texts.push(`${turn.query}: ${turn.memory.last_post_id}`);
    return says(turn);
  };
  const posting = [post(toPost), post(toPost)];
  // Until one of them has the conversation.
  await eventually(() => expect(posts.state.sent).toBe(1));
  const saying = sendQuery(id, 'Wait, no');
  waiting.resolve();
  expect((await Promise.all(posting)).map(({ status }) => status)).toEqual([200, 200]);
  await saying;
  expect(texts).toEqual([`Wait, no: ${toPost.proposal_id}`]);
  expect(posts.state.posts.size).toBe(1);
  expect((await messagesOf(id)).slice(-3)).toMatchObject([
    ...[{ reply: { state: 'posted' } }, { content: 'Wait, no' }, { reply: { state: 'idle' } }],
  ]);
});

test('shows a network’s own reason, and one word retries', async () => {
  const { id, toPost } = await confirm(proposedPost('Bells too loud'));
  posts.state.reason = 'Facebook rejected the post: it is too loud.';
  expect(await (await post(toPost)).json()).toMatchObject({
    state: 'error',
    message: expect.stringContaining('Facebook (Bells & Co): Facebook rejected the post: it is too loud.'),
  });
  await sendQuery(id, 'Try again');
  expect(posts.state.changes).toEqual([`retry ${toPost.proposal_id}-0`]);
});

test('a yes confirms what its own page showed, and nothing newer', async () => {
  const id = randomUUID();
  const ask = async (query: string, after: string | null) =>
    processQuery.response.parse(
      await (await send('process-query', { conversation_id: id, query, after })).json(),
    );
  const asking = { message: 'Shall I post it?', intent: 'confirmation', state: 'confirmation' } as const;
  answers = (turn) => says(turn, asking, proposedPost('Bells at ten'));
  const { message_id: seenMessage } = await ask('Post something about bells', null);
  answers = (turn) => says(turn, asking, proposedPost('Bells at noon'));
  await ask('Another one', seenMessage);
  for (const after of [seenMessage, null]) {
    const again = await ask('yes', after);
    expect(again).toMatchObject({ state: 'confirmation', to_post: null });
    expect(again.message).toContain('I haven’t done anything yet');
    expect(again.message).toContain('Shall I post it?');
  }
  const last = (await lastOf(id))?.id ?? null;
  expect((await ask('yes', last)).to_post).toMatchObject({ content: 'Bells at noon' });
});

test('with a yes in each of two tabs, only the last one posts', async () => {
  const id = randomUUID();
  const ask = async (query: string, after: string | null) =>
    processQuery.response.parse(
      await (await send('process-query', { conversation_id: id, query, after })).json(),
    );
  const asking = { message: 'Shall I post it?', intent: 'confirmation', state: 'confirmation' } as const;
  answers = (turn) => says(turn, asking, proposedPost('Bells at ten'));
  const { message_id: seenMessage } = await ask('Post something about bells', null);
  const { to_post } = await ask('yes', seenMessage);
  expect(to_post).not.toBeNull();
  expect(await ask('yes', seenMessage)).toMatchObject({ state: 'posting', to_post });
});

test('posts that are there are changed after a yes alone, with the user’s own rights', async () => {
  const move = await propose(proposedChange('reschedule', '2030-05-01 09:30:00'));
  await sendQuery(move, 'What would happen then?');
  await sendQuery(move, 'yes');
  expect(posts.state.changes).toEqual([]);
  const again = await propose(proposedChange('reschedule', '2030-05-01 09:30:00'));
  expect((await sendQuery(again, 'Yes')).message).toBe(
    'Done: reschedule pub-1 2030-05-01 09:30:00 Europe/Berlin.',
  );
  await sendQuery(await propose(proposedChange('delete')), 'Yes', { role: 'writer' });
  posts.state.refusal = { code: 'conflict', message: 'It is being published.' };
  expect(await sendQuery(await propose(proposedChange('cancel')), 'Yes')).toMatchObject({
    state: 'error',
    message: 'It is being published.',
  });
  expect(posts.state.changes).toEqual(['reschedule pub-1 2030-05-01 09:30:00 Europe/Berlin']);
});
