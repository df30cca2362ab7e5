import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { COMMENTS_UNAVAILABLE } from '@carillon/social/capabilities/comments.ts';
import type { FirstComment } from '@carillon/social/capabilities/first-comment.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bareId, type ConnectedAccount, connect, publicationOf } from '../connecting.ts';
import { fault, film, picture } from '../posting.ts';
import { startSandbox, type TestSandbox } from '../sandbox-server.ts';
import { networks } from './networks.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.admin('DELETE', 'faults'));
afterAll(() => sandbox.close());

const requestFor = ({ targets: [target], access }: ConnectedAccount, postId: string, limit = 2000) => ({
  targetId: target?.id ?? '',
  access: { ...access, token: target?.accessToken ?? access.token },
  postId,
  limit,
  until: new Date(sandbox.now().getTime() + MINUTE),
});

const readable = networks.filter(({ commentsScope }) => commentsScope !== null);

describe.each(readable)('$name', ({ name, commentsScope, likesComments, hidesComments }) => {
  const list = (request: ReturnType<typeof requestFor> & { withOwn?: boolean }) =>
    sandbox.networks[name].comments.list(request);
  const post = async (account: ConnectedAccount, media = picture(sandbox)) => {
    const request = publicationOf(sandbox, account, `Said by ${name}`, [media]);
    return (await sandbox.networks[name].publish.send(request)).remoteId;
  };

  test('comments and replies are read, over all pages and without the target’s own, and grow', async () => {
    const account = await connect(sandbox, name);
    const id = await post(account);
    sandbox.advance(MINUTE);
    const soon = await list(requestFor(account, id));
    expect(soon.comments.length).toBeGreaterThanOrEqual(12);
    sandbox.advance(30 * DAY);
    const all = await list(requestFor(account, id));
    expect(all.comments.map(({ id }) => id)).toEqual(
      expect.arrayContaining(soon.comments.map(({ id }) => id)),
    );
    expect(all).toMatchObject({ truncated: false });
    const page = await (
      await fetch(`${sandbox.publicUrl}/${name}/posts/${encodeURIComponent(bareId(id))}`)
    ).text();
    const [, shownCount] = /(\d{1,6}) comments/.exec(page) ?? [];
    const ownMentions = [...page.matchAll(/<b>bell.foundry<\/b>/gi)];
    expect(ownMentions.length).toBeGreaterThan(0);
    expect(all.comments).toHaveLength(Number(shownCount) - ownMentions.length);
    expect(all.comments.every(({ createdAt }) => createdAt !== null && createdAt < sandbox.now())).toBe(true);
  });

  test('a reply is under its comment once, and is found there if the network’s reply is lost', async () => {
    const account = await connect(sandbox, name);
    const id = await post(account);
    sandbox.advance(MINUTE);
    const request = requestFor(account, id);
    const [first] = (await list(request)).comments;
    const commentId = first?.id ?? '';
    const { reply } = sandbox.networks[name].comments;
    const noteOf = () => ({ key: crypto.randomUUID(), at: new Date() });
    const send = (text: string) => reply?.({ access: request.access, commentId, text, ...noteOf() });
    const remoteId = await send('Thank you!');
    await fault(sandbox, name, 'drop-reply', { operation: 'publish' });
    await expect(send('See you soon')).rejects.toMatchObject({ kind: 'unknown' });
    const { comments } = await list({ ...request, withOwn: true });
    const ownReplies = comments.filter(
      ({ parentId, own }) => own && parentId === (first?.parentId ?? commentId),
    );
    // Where only who is named hears of a reply, it begins with a name.
    const texts = ownReplies.map(({ text }) => text.replace(/^@\S+ /, ''));
    expect(texts.filter((text) => text === 'Thank you!' || text === 'See you soon')).toHaveLength(2);
    expect(ownReplies.map(({ id }) => id)).toContain(remoteId);
    expect((await list(request)).comments.map(({ id }) => id)).not.toContain(remoteId);
    const page = await (
      await fetch(`${sandbox.publicUrl}/${name}/posts/${encodeURIComponent(bareId(id))}`)
    ).text();
    expect(page.split('Thank you!')).toHaveLength(2);
  });

  test('a comment is liked and hidden where the network lets an app, and shown so and no longer', async () => {
    const account = await connect(sandbox, name);
    const id = await post(account);
    sandbox.advance(MINUTE);
    const request = requestFor(account, id);
    const { access } = request;
    const { id: commentId = '' } = (await list(request)).comments[0] ?? {};
    const { like, hide } = sandbox.networks[name].comments;
    expect([like !== undefined, hide !== undefined]).toEqual([likesComments, hidesComments]);
    const stands = async () => {
      const { liked, hidden } = (await list(request)).comments.find(({ id }) => id === commentId) ?? {};
      return [liked, hidden];
    };
    const liked = (isOn: boolean) => (likesComments ? isOn : null);
    const hidden = (isOn: boolean) => (hidesComments ? isOn : null);
    expect(await stands()).toEqual([liked(false), hidden(false)]);
    for (const on of [true, true, false]) {
      await like?.({ access, commentId, on });
      await hide?.({ access, commentId, on });
      expect(await stands()).toEqual([liked(on), hidden(on)]);
      const page = await (
        await fetch(`${sandbox.publicUrl}/${name}/posts/${encodeURIComponent(bareId(id))}`)
      ).text();
      expect(page.includes(`id="${bareId(commentId)}"`)).toBe(!(on && hidesComments));
    }
    await expect((hide ?? like)?.({ access, commentId: '1_2', on: true })).rejects.toMatchObject({
      kind: 'permanent',
    });
  });

  test('reading ends at the limit, and says so', async () => {
    const account = await connect(sandbox, name);
    const id = await post(account, film(sandbox));
    sandbox.advance(MINUTE);
    const few = await list(requestFor(account, id, 5));
    expect([few.comments.length, few.truncated]).toEqual([5, true]);
  });

  test('a user without the permission to read comments is told to connect again', async () => {
    const account = await connect(sandbox, name, 'Bell Foundry', [commentsScope ?? '']);
    const reading = list(requestFor(account, await post(account)));
    await expect(reading).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('errors are classified', async () => {
    const account = await connect(sandbox, name);
    const request = requestFor(account, await post(account));
    const kinds = { 'expired-token': 'reconnect', 'rate-limit': 'transient', 'error-5xx': 'transient' };
    for (const [kind, expected] of Object.entries(kinds)) {
      await fault(sandbox, name, kind, { operation: 'any' });
      await expect(list(request)).rejects.toMatchObject({ kind: expected });
    }
    await expect(list({ ...request, postId: '104_1' })).rejects.toMatchObject({ kind: 'permanent' });
  });
});

const writing = networks.filter(({ name }) => PLATFORMS[name].capabilities.includes('first_comment'));

test.each(writing)(
  'a first comment is below its post once on $name, and is found there if anybody may look',
  async ({ name, commentsScope }) => {
    const account = await connect(sandbox, name);
    const posted = publicationOf(sandbox, account, `Said by ${name}`, [picture(sandbox)]);
    const { publish, firstComment } = sandbox.networks[name];
    const { remoteId: postId } = await publish.send(posted);
    const request = { ...posted, postId, text: '#bells #old_town' };
    expect(firstComment.find !== undefined).toBe(commentsScope !== null);
    const find = firstComment.find as FirstComment['find'];
    if (find) expect(await find(request)).toBeNull();
    await fault(sandbox, name, 'rate-limit', { operation: 'publish' });
    await expect(firstComment.send(request)).rejects.toMatchObject({ kind: 'transient' });
    await fault(sandbox, name, 'drop-reply', { operation: 'publish' });
    await expect(firstComment.send(request)).rejects.toMatchObject({ kind: 'unknown' });
    if (find) expect(await find(request)).toEqual(expect.any(String));
    if (find) expect(await find({ ...request, text: '#bells' })).toBeNull();
    const page = await (
      await fetch(`${sandbox.publicUrl}/${name}/posts/${encodeURIComponent(bareId(postId))}`)
    ).text();
    expect(page.split('#bells #old_town')).toHaveLength(2);
    await expect(firstComment.send({ ...request, hasLease: () => false })).rejects.toMatchObject({
      kind: 'transient',
    });
    await expect(firstComment.send({ ...request, postId: '104_1' })).rejects.toMatchObject({
      kind: 'permanent',
    });
  },
);

test('a member’s comments on LinkedIn are read by nobody, and LinkedIn refuses who tries', async () => {
  const account = await connect(sandbox, 'linkedin');
  const { publish, comments } = sandbox.networks.linkedin;
  const { remoteId } = await publish.send(publicationOf(sandbox, account, 'Said by a member'));
  const reading = comments.list(requestFor(account, remoteId));
  await expect(reading).rejects.toMatchObject({ code: COMMENTS_UNAVAILABLE });
  const refusal = await fetch(
    `${sandbox.publicUrl}/linkedin/rest/socialActions/${encodeURIComponent(remoteId)}/comments`,
    { headers: { authorization: `Bearer ${account.access.token}`, 'linkedin-version': '202609' } },
  );
  expect(refusal.status).toBe(403);
});
