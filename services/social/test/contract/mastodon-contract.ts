import { afterEach, describe, expect, test } from '@jest/globals';
import type { Access } from '../../capabilities/access.ts';
import type { Media, Publish, Published, PublishRequest } from '../../capabilities/publish.ts';
import type { createMastodon } from '../../mastodon/mastodon.ts';
import { createNote, requesting } from '../requesting.ts';

type Network = ReturnType<typeof createMastodon>;
type Connectable = Network & { readonly connect: NonNullable<Network['connect']> };

export interface MastodonUnderTest {
  readonly network: Connectable;
  readonly access: Access;
  readonly targetId: string;
  /** A second account on the same server. */
  readonly other: { readonly access: Access; readonly targetId: string };
  /** Files that the server takes. */
  readonly files: {
    picture(altText?: string): Media;
    film(altText?: string): Media;
  };
  now(): Date;
  /** Moves the client's clock, not the server's. */
  advance(ms: number): void;
  /** Loses the reply to the next call whose path ends so: the server has done it. */
  loseReply(path: string): void;
  /** The server's own reply, for calls that the client lacks. */
  read(path: string): Promise<Record<string, unknown>>;
}

const MINUTE = 60_000;

/**
 * Describes the behavior that Carillon needs of any server of Mastodon's API, run on real ones and on the sandbox.
 */
export const describeMastodon = (name: string, server: () => MastodonUnderTest): void => {
  const out: { postId: string; access: Access }[] = [];
  afterEach(async () => {
    for (const { postId, access } of out.splice(0)) await server().network.remove.post({ access, postId });
  });

  const request = (over: Partial<PublishRequest> = {}) =>
    requesting({
      access: server().access,
      targetId: server().targetId,
      firstAttemptAt: server().now(),
      key: `publication-${Math.random()}`,
      ...over,
    });
  const publish = async (over: Partial<PublishRequest> = {}): Promise<Published> =>
    keepNotes(server().network.publish.send(request(over)));
  const keepNotes = async (publishing: ReturnType<Publish['send']>): Promise<Published> => {
    const published = await publishing;
    out.push({ postId: published.remoteId, access: server().access });
    return published;
  };
  const statusOf = ({ remoteId }: Published) =>
    server().read(`api/v1/statuses/${remoteId.split('/').at(-1)}`);
  /** Reconciles as the worker does: twice, since one reading without the post proves nothing. */
  const reconcile = async (publishRequest: PublishRequest): Promise<Published | null> => {
    const { network, advance } = server();
    for (let tries = 0; tries < 3; tries++) {
      const published = await network.publish.reconcile(publishRequest).catch((error: { code?: string }) => {
        if (error.code === 'too_soon') return undefined;
        throw error;
      });
      if (published !== undefined) return published;
      advance(3 * MINUTE);
    }
    throw new Error('it is never settled');
  };
  const countOf = async (text: string): Promise<number> => {
    const { targetId, read } = server();
    const list = await read(`api/v1/accounts/${targetId.split('/').at(-1)}/statuses?limit=40`);
    return JSON.stringify(list).split(`${text}`).length > 1
      ? (list as unknown as { content: string }[]).filter(({ content }) => content.includes(text)).length
      : 0;
  };

  describe(name, () => {
    describe('send', () => {
      test('publishes text as it was written, with its visibility, warning and language', async () => {
        const options = { visibility: 'unlisted', content_warning: 'Loud bells', language: 'de' };
        const published = await publish({ text: 'Läuten <b>um</b> acht & neun\n\nJeden Tag', options });
        const post = await statusOf(published);
        expect(post).toMatchObject({ visibility: 'unlisted', spoiler_text: 'Loud bells', language: 'de' });
        expect(published.url).toMatch(/^https?:\/\//);
        const { text } = await server().read(`api/v1/statuses/${post.id}/source`);
        expect(text).toBe('Läuten <b>um</b> acht & neun\n\nJeden Tag');
      });

      test('publishes pictures in order with alt texts and focal points', async () => {
        const first = { ...server().files.picture('The first bell'), focus: { x: -0.5, y: 0.25 } };
        const post = await statusOf(
          await publish({ media: [first, server().files.picture('The second bell')] }),
        );
        expect(post.media_attachments).toMatchObject([
          { type: 'image', description: 'The first bell', meta: { focus: { x: -0.5, y: 0.25 } } },
          { type: 'image', description: 'The second bell' },
        ]);
      });

      test('publishes a video once it is processed', async () => {
        const post = await statusOf(await publish({ media: [server().files.film('Bells ringing')] }));
        expect(post.media_attachments).toMatchObject([
          {
            type: expect.stringMatching(/video|gifv/),
            description: 'Bells ringing',
            url: expect.any(String),
          },
        ]);
      });

      test('is refused a text longer than the instance says it takes', async () => {
        const { network, access } = server();
        const { text: limit = 500 } = await network.connect.limits(access);
        await expect(publish({ text: 'x'.repeat(limit + 1) })).rejects.toMatchObject({ kind: 'permanent' });
        await publish({ text: 'x'.repeat(limit) });
      });

      test('sends no white space alone', async () => {
        await expect(publish({ text: ' \n ' })).rejects.toMatchObject({ kind: 'permanent', code: 'empty' });
      });

      test('asks to reconnect when the token is no good', async () => {
        const access = { ...server().access, token: 'nonsense' };
        await expect(publish({ access })).rejects.toMatchObject({ kind: 'reconnect', status: 401 });
      });

      test('refuses a target of another server before any call', async () => {
        await expect(publish({ targetId: 'elsewhere.example/1' })).rejects.toMatchObject({
          code: 'other_server',
        });
      });
    });

    describe('a lost reply', () => {
      test.each(['text', 'pictures'] as const)('leaves one post of %s', async (kind) => {
        const text = `Lost ${kind} ${Date.now()}`;
        const media = kind === 'text' ? [] : [server().files.picture('One'), server().files.picture('Two')];
        const publishRequest = request({ text, media });
        server().loseReply('api/v1/statuses');
        await expect(server().network.publish.send(publishRequest)).rejects.toMatchObject({
          kind: 'unknown',
        });
        const published = await reconcile(publishRequest);
        expect(published).toMatchObject({ remoteId: expect.any(String) });
        if (published) await keepNotes(Promise.resolve(published));
        expect(await countOf(text)).toBe(1);
      });

      test('of a private post is found as well', async () => {
        const publishRequest = request({ text: `Private ${Date.now()}`, options: { visibility: 'direct' } });
        server().loseReply('api/v1/statuses');
        await expect(server().network.publish.send(publishRequest)).rejects.toMatchObject({
          kind: 'unknown',
        });
        const published = await reconcile(publishRequest);
        if (published) await keepNotes(Promise.resolve(published));
        expect(published).not.toBeNull();
      });

      test('makes no second post of pictures when it is sent again all the same', async () => {
        const text = `Twice ${Date.now()}`;
        const publishRequest = request({ text, media: [server().files.picture('Once')] });
        server().loseReply('api/v1/statuses');
        await expect(server().network.publish.send(publishRequest)).rejects.toMatchObject({
          kind: 'unknown',
        });
        const again = await server()
          .network.publish.send(publishRequest)
          .catch((error: unknown) => error);
        const published = await reconcile(publishRequest);
        if (published) await keepNotes(Promise.resolve(published));
        expect(await countOf(text)).toBe(1);
        // A server that honors the key returns the first post again; another one says that its files are attached.
        const expected = again instanceof Error ? { kind: 'unknown' } : { remoteId: published?.remoteId };
        expect(again).toMatchObject(expected);
      });

      test('of an upload uploads the file anew', async () => {
        const publishRequest = request({
          text: `Upload ${Date.now()}`,
          media: [server().files.picture('Again')],
        });
        server().loseReply('api/v2/media');
        await expect(server().network.publish.send(publishRequest)).rejects.toMatchObject({
          kind: 'transient',
        });
        expect(await reconcile(publishRequest)).toBeNull();
        await keepNotes(server().network.publish.send(publishRequest));
      });
    });

    describe('reconcile', () => {
      test('asks nothing before two minutes have passed', async () => {
        const publishRequest = request({
          notes: [{ key: 'mastodon_sent', value: server().now().toISOString() }],
        });
        await expect(server().network.publish.reconcile(publishRequest)).rejects.toMatchObject({
          code: 'too_soon',
        });
      });

      test('finds nothing where the server refused the post', async () => {
        const sentNote = { key: 'mastodon_sent', value: server().now().toISOString() };
        expect(await reconcile(request({ text: `Never sent ${Date.now()}`, notes: [sentNote] }))).toBeNull();
      });

      test('passes over the same words of another publication', async () => {
        const text = `Alike ${Date.now()}`;
        const first = await publish({ text });
        const sentNote = { key: 'mastodon_sent', value: server().now().toISOString() };
        const isTaken = async (id: string) => id === first.remoteId;
        expect(await reconcile(request({ text, notes: [sentNote], isTaken }))).toBeNull();
      });

      test.each([
        ['a mention', 'Hello @nobody@nowhere.example, ring at eight'],
        ['a link', 'Read https://example.com/a/very/long/path?with=a&query=too today'],
        ['blank lines and signs', 'One\r\n\r\n\r\nTwo <3 & “three”  four'],
        ['hashtags', '#Bells und #Glöckchen_2 (#three)'],
      ])('knows its text again with %s', async (_, words) => {
        const publishRequest = request({ text: `${words} ${Date.now()}` });
        server().loseReply('api/v1/statuses');
        await expect(server().network.publish.send(publishRequest)).rejects.toMatchObject({
          kind: 'unknown',
        });
        const published = await reconcile(publishRequest);
        if (published) await keepNotes(Promise.resolve(published));
        expect(published).not.toBeNull();
      });
    });

    describe('comments', () => {
      const replyBy = async (postId: string, text: string) => {
        const { network, other } = server();
        const id = await network.comments.reply({
          access: other.access,
          commentId: postId,
          text,
          ...createNote(),
        });
        out.push({ postId: id, access: other.access });
        return id;
      };
      const list = async (postId: string) => {
        const { network, access, targetId, now } = server();
        const until = new Date(now().getTime() + MINUTE);
        return network.comments.list({ access, targetId, postId, until, limit: 100 });
      };

      test('lists replies with their authors and threads, the oldest first', async () => {
        const { remoteId } = await publish({ text: 'What rings?' });
        const first = await replyBy(remoteId, 'The first bell');
        const below = await replyBy(first, 'Below it');
        const { comments } = await list(remoteId);
        expect(comments).toMatchObject([
          { id: first, parentId: null, own: false, text: expect.stringContaining('The first bell') },
          { id: below, parentId: first, text: expect.stringContaining('Below it') },
        ]);
        expect(comments[0]?.author).toEqual(expect.any(String));
      });

      test('answers and likes a comment', async () => {
        const { network, access } = server();
        const { remoteId } = await publish({ text: 'Ask me' });
        const comment = await replyBy(remoteId, 'When?');
        const answer = await network.comments.reply({
          access,
          commentId: comment,
          text: 'At eight',
          ...createNote(),
        });
        out.push({ postId: answer, access });
        await network.comments.like({ access, commentId: comment, on: true });
        expect((await list(remoteId)).comments).toMatchObject([{ id: comment, liked: true }]);
        await network.comments.like({ access, commentId: comment, on: false });
        expect((await list(remoteId)).comments).toMatchObject([{ id: comment, liked: false }]);
      });

      test('answers a warned comment with the same warning', async () => {
        const { network, access, other } = server();
        const publishRequest = request({
          ...other,
          text: 'Spoiler?',
          options: { content_warning: 'The end' },
        });
        const theirPost = await network.publish.send(publishRequest);
        out.push({ postId: theirPost.remoteId, access: other.access });
        const answer = await network.comments.reply({
          access,
          commentId: theirPost.remoteId,
          text: 'Yes',
          ...createNote(),
        });
        out.push({ postId: answer, access });
        expect(await server().read(`api/v1/statuses/${answer.split('/').at(-1)}`)).toMatchObject({
          spoiler_text: 'The end',
        });
      });
    });

    describe('a reply of one’s own whose answer was lost', () => {
      test('is listed in the words that were sent', async () => {
        const { network, access, targetId, now, other } = server();
        const { remoteId: postId } = await publish({ text: 'Ask me once' });
        const replyRequest = { access: other.access, commentId: postId, text: 'When?', ...createNote() };
        const commentId = await network.comments.reply(replyRequest);
        out.push({ postId: commentId, access: other.access });
        server().loseReply('api/v1/statuses');
        const reply = network.comments.reply({ access, commentId, text: 'At eight', ...createNote() });
        await expect(reply).rejects.toMatchObject({ kind: 'unknown' });
        const until = new Date(now().getTime() + MINUTE);
        const list = { access, targetId, postId, until, limit: 100, withOwn: true };
        const ownComments = (await network.comments.list(list)).comments.filter((one) => one.own);
        for (const { id } of ownComments) out.push({ postId: id, access });
        expect(ownComments).toMatchObject([{ text: 'At eight', parentId: commentId }]);
      });
    });

    describe('first comment', () => {
      test('whose reply was lost is there once', async () => {
        const { network, access, targetId, now, advance } = server();
        const { remoteId: postId } = await publish({ text: 'More below, once' });
        const { signal } = new AbortController();
        const text = `Read https://example.com/${Date.now()}`;
        const commentRequest = { access, targetId, postId, text, signal, hasLease: () => true, key: 'once' };
        server().loseReply('api/v1/statuses');
        await expect(network.firstComment.send(commentRequest)).rejects.toMatchObject({ kind: 'unknown' });
        const again = { ...commentRequest, sentAt: now() };
        await expect(network.firstComment.find(again)).rejects.toMatchObject({ code: 'too_soon' });
        advance(4 * MINUTE);
        const id = await network.firstComment.find(again);
        if (id) out.push({ postId: id, access });
        expect(id).toEqual(expect.any(String));
      });

      test('is a reply of one’s own that is found again', async () => {
        const { network, access, targetId } = server();
        const { remoteId: postId } = await publish({ text: 'More below' });
        const { signal } = new AbortController();
        const commentRequest = {
          access,
          targetId,
          postId,
          text: 'Read https://example.com/more',
          signal,
          hasLease: () => true,
        };
        expect(await network.firstComment.find(commentRequest)).toBeNull();
        const id = await network.firstComment.send(commentRequest);
        out.push({ postId: id, access });
        expect(await network.firstComment.find(commentRequest)).toBe(id);
      });
    });

    describe('insights', () => {
      test('counts favorites and replies, and knows what is gone', async () => {
        const { network, access, targetId, other } = server();
        const post = await publish({ text: 'Count me' });
        const gonePost = await network.publish.send(request({ text: 'Gone soon' }));
        await network.remove.post({ access, postId: gonePost.remoteId });
        await network.comments.like({ access: other.access, commentId: post.remoteId, on: true });
        const reply = await network.comments.reply({
          access: other.access,
          commentId: post.remoteId,
          text: 'One',
          ...createNote(),
        });
        out.push({ postId: reply, access: other.access });
        const postIds = [post.remoteId, gonePost.remoteId];
        const readings = await network.insights.posts({ access, targetId, postIds });
        expect([...readings.values()]).toEqual([
          { kind: 'figures', figures: { likes: 1, comments: 1, shares: 0 } },
          { kind: 'gone' },
        ]);
        expect(await network.insights.account({ access, targetId })).toEqual({
          followers: expect.any(Number),
        });
      });
    });

    describe('remove', () => {
      test('deletes a post, and finds it deleted the second time', async () => {
        const { network, access } = server();
        const { remoteId: postId } = await network.publish.send(request({ text: 'Short-lived' }));
        await network.remove.post({ access, postId });
        await network.remove.post({ access, postId });
        expect(await server().read(`api/v1/statuses/${postId.split('/').at(-1)}`)).toHaveProperty('error');
      });
    });

    describe('account', () => {
      test('has the limits that its server tells', async () => {
        const { network, access } = server();
        const instance = await server().read('api/v2/instance');
        const { statuses, media_attachments } = instance.configuration as Record<
          string,
          Record<string, number>
        >;
        expect(await network.connect.limits(access)).toMatchObject({
          text: statuses?.max_characters,
          comment: statuses?.max_characters,
          images: statuses?.max_media_attachments,
          altText: media_attachments?.description_limit,
          imageBytes: media_attachments?.image_size_limit,
          videoBytes: media_attachments?.video_size_limit,
        });
      });

      test('names the account with its server’s domain, and its only target', async () => {
        const { network, access, targetId } = server();
        const account = await network.connect.account(access);
        expect(account).toMatchObject({ id: targetId, name: expect.stringMatching(/^@[^@]+@[^@]+$/) });
        expect(await network.connect.targets(access)).toEqual([{ ...account, accessToken: null }]);
      });
    });
  });
};
