import type { Access } from '@carillon/social/capabilities/access.ts';
import type { CredentialsConnect } from '@carillon/social/capabilities/connect.ts';
import type { Media, PublishRequest } from '@carillon/social/capabilities/publish.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { publicationOf } from './connecting.ts';
import { countPosts, fault, film, picture, readPage } from './posting.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NAME = 'bluesky';
const PASSWORD = 'abcd-efgh-2345-wxyz';

let sandbox: TestSandbox;
let access: Access;
let targetId: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.stopClock();
});
beforeEach(async () => {
  access = (await signIn('bells.carillon.test')).access;
  targetId = (await sandbox.networks[NAME].connect.account(access)).id;
});
afterEach(() => sandbox.admin('DELETE', 'faults'));
afterAll(() => sandbox.close());

const connecting = () => sandbox.networks[NAME].connect as unknown as CredentialsConnect;
const signIn = (identifier: string, password = PASSWORD) => connecting().signIn({ identifier, password });
let publications = 0;
const publication = (text: string, media: readonly Media[] = []): PublishRequest => ({
  ...publicationOf(sandbox, { access, targets: [] }, text, media),
  access,
  targetId,
  key: `publication ${publications++}`,
});
const publish = (text: string, media?: readonly Media[]) =>
  sandbox.networks[NAME].publish.send(publication(text, media));
const comments = async (postId: string) => {
  const until = new Date(sandbox.now().getTime() + MINUTE);
  return sandbox.networks[NAME].comments.list({ targetId, access, postId, limit: 2000, until });
};

describe('an account of the sandbox on Bluesky', () => {
  test('is the account of the entered handle, the same each time, and its session renews automatically', async () => {
    expect(await connecting().targets(access)).toEqual([
      { id: targetId, name: '@bells.carillon.test', picture: null, accessToken: null },
    ]);
    const again = await signIn(' @Bells.Carillon.test ');
    expect((await connecting().account(again.access)).id).toBe(targetId);
    sandbox.advance(3 * 60 * MINUTE);
    await expect(connecting().account(again.access)).rejects.toMatchObject({ kind: 'reconnect' });
    const renewed = await connecting().refresh(again);
    expect((await connecting().account(renewed?.access ?? access)).id).toBe(targetId);
    sandbox.advance(91 * DAY);
    await expect(connecting().refresh(again)).rejects.toMatchObject({ kind: 'reconnect' });
  });

  test('needs an app password of the right form, and a handle that somebody has', async () => {
    await expect(signIn('bells.carillon.test', 'wrong')).rejects.toMatchObject({ kind: 'reconnect' });
    for (const handle of ['nobody.carillon.test', 'carillon.test', 'a.b.carillon.test'])
      await expect(signIn(handle)).rejects.toMatchObject({ code: 'unknown_handle' });
  });

  test('is connected no more once it is revoked', async () => {
    const grant = await signIn('silent-bells.carillon.test');
    await sandbox.admin('POST', 'revoke', { network: NAME, name: 'Silent Bells' });
    await expect(connecting().account(grant.access)).rejects.toMatchObject({ kind: 'reconnect' });
    await expect(connecting().refresh(grant)).rejects.toMatchObject({ kind: 'reconnect' });
  });

  test('leaves no token in the database', async () => {
    const { access: firstAccess, refreshToken } = await signIn('bells.carillon.test');
    const collections = (await sandbox.connection.db?.collections()) ?? [];
    const storedText = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
    for (const token of [firstAccess.token, refreshToken ?? 'none']) expect(storedText).not.toContain(token);
  });
});

describe('a post of the sandbox on Bluesky', () => {
  test('is shown with its pictures and alt texts, and no longer once it is deleted', async () => {
    const published = await publish('Bells & <b>more</b>', [
      picture(sandbox, 'Bell 1'),
      picture(sandbox, 'Bell 2'),
    ]);
    const page = await readPage(published);
    expect(page).toContain('Bells &amp; &lt;b&gt;more&lt;/b&gt;');
    for (const alt of ['Bell 1', 'Bell 2']) expect(page).toContain(`alt="${alt}"`);
    const [, source = ''] = /<img src="([^"]+\/media\/[^"]+)"/.exec(page) ?? [];
    expect((await fetch(source)).headers.get('content-type')).toBe('image/jpeg');
    await sandbox.networks[NAME].remove.post({ access, postId: published.remoteId });
    expect((await fetch(published.url ?? '')).status).toBe(404);
    expect((await fetch(source)).status).toBe(404);
  });

  test('gets replies by people of the sandbox, which can be answered, liked and hidden', async () => {
    const published = await publish('What do you think?');
    sandbox.advance(MINUTE);
    const soon = await comments(published.remoteId);
    expect(soon.comments.length).toBeGreaterThanOrEqual(12);
    expect(soon.comments.some(({ parentId }) => parentId !== null)).toBe(true);
    const [first] = soon.comments;
    const commentId = first?.id ?? '';
    const { reply, like, hide } = sandbox.networks[NAME].comments;
    const replyRequest = { access, commentId, text: 'Thank you!', key: 'reply 1', at: sandbox.now() };
    const answer = await reply?.(replyRequest);
    for (const on of [true, false]) {
      await like?.({ access, commentId, on });
      await hide?.({ access, commentId, on });
      const all = (await comments(published.remoteId)).comments;
      expect(all.find(({ id }) => id === commentId)).toMatchObject({ liked: on, hidden: on });
      expect((await readPage(published)).includes(`id="${commentId}"`)).toBe(!on);
    }
    expect((await comments(published.remoteId)).comments.map(({ id }) => id)).not.toContain(answer);
    expect((await readPage(published)).split('Thank you!')).toHaveLength(2);
    sandbox.advance(30 * DAY);
    access = (await signIn('bells.carillon.test')).access;
    const later = (await comments(published.remoteId)).comments.map(({ id }) => id);
    expect(later).toEqual(expect.arrayContaining(soon.comments.map(({ id }) => id)));
    expect(later.length).toBeGreaterThan(soon.comments.length);
  });

  test('gets likes and shares as the books have them, and wins followers', async () => {
    const { remoteId } = await publish('Counted', [film(sandbox)]);
    const { insights } = sandbox.networks[NAME];
    const before = await insights.account({ targetId, access });
    for (const days of [1, 30]) {
      sandbox.advance(days * DAY);
      access = (await signIn('bells.carillon.test')).access;
      const at = sandbox.now().toISOString();
      const reply = await sandbox.admin('GET', `books?post=${encodeURIComponent(remoteId)}&at=${at}`);
      const { figures } = (await reply.json()) as { figures: { likes: number; shares: number } };
      const reading = (await insights.posts({ targetId, access, postIds: [remoteId] })).get(remoteId);
      expect(reading).toMatchObject({
        figures: { likes: figures.likes, shares: figures.shares, comments: expect.any(Number) },
      });
      expect(figures.likes).toBeGreaterThan(0);
    }
    const { followers = 0 } = await insights.account({ targetId, access });
    expect(followers).toBeGreaterThan(before.followers ?? Infinity);
  });
});

describe('faults on Bluesky', () => {
  test('a lost reply ends in one post, which is found', async () => {
    const request = publication('Lost');
    await fault(sandbox, NAME, 'drop-reply');
    const { send, reconcile } = sandbox.networks[NAME].publish;
    await expect(send(request)).rejects.toMatchObject({ kind: 'unknown' });
    expect(await reconcile?.(request)).toMatchObject({ byEarlierAttempt: true });
    expect(await send(request)).toMatchObject({ byEarlierAttempt: true });
    expect(await countPosts(sandbox, NAME, 'Lost')).toBe(1);
  });

  test.each([
    ['error-5xx', 'unknown'],
    ['rate-limit', 'transient'],
    ['expired-token', 'reconnect'],
  ])('%s of a publication is %s, and nothing is out', async (kind, expected) => {
    const text = `Faulty: ${kind}`;
    await fault(sandbox, NAME, kind);
    await expect(publish(text)).rejects.toMatchObject({ kind: expected });
    expect(await countPosts(sandbox, NAME, text)).toBe(0);
  });

  test('a rate limit says when to come again', async () => {
    await fault(sandbox, NAME, 'rate-limit', { operation: 'any' });
    const pending = sandbox.networks[NAME].insights.account({ targetId, access });
    await expect(pending).rejects.toMatchObject({
      retryAt: new Date(sandbox.now().getTime() + MINUTE),
    });
  });

  test('a sign-in can fail too', async () => {
    await fault(sandbox, NAME, 'error-5xx', { operation: 'token' });
    await expect(signIn('bells.carillon.test')).rejects.toMatchObject({ kind: 'transient' });
  });

  test('a call that is too large is refused in the server’s words', async () => {
    const reply = await fetch(`${sandbox.publicUrl}/bluesky/xrpc/com.atproto.repo.putRecord`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(1024 * 1024) }),
    });
    expect([reply.status, await reply.json()]).toEqual([
      413,
      { error: 'PayloadTooLargeError', message: 'request entity too large' },
    ]);
  });
});
