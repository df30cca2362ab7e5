import { beforeAll, describe, expect, test } from '@jest/globals';
import type { createBluesky } from '../../bluesky/bluesky.ts';
import type { Grant } from '../../capabilities/connect.ts';
import type { PublishRequest } from '../../capabilities/publish.ts';
import { createNote, requesting } from '../requesting.ts';
import { imageOf, mp4Of } from './bluesky-files.ts';

export interface Person {
  readonly did: string;
  readonly handle: string;
  readonly mainPassword: string;
  readonly appPassword: string;
}

/** A server with the client that is tested on it. */
export interface BlueskyUnderTest {
  readonly network: ReturnType<typeof createBluesky>;
  /** A person of their own for each call, with an app password. */
  person(): Promise<Person>;
  /** Ends the person's app passwords. */
  revokePasswords(person: Person): Promise<void>;
  /** Deactivates the person's account; absent where the server has no call for it. */
  deactivate?(person: Person): Promise<void>;
  /** The next call of that name does its work, and its reply is lost. */
  loseReply(nsid: string): void;
  /** The next call of that name doesn't arrive. */
  loseCall(nsid: string): void;
  /** An invalid password, and a handle that nobody has. */
  readonly unknown: { readonly password: string; readonly handle: string };
  /** Where people see posts. */
  readonly webUrl: string;
  /** The server's calls, by their addresses as the client knows them. */
  readonly fetch: typeof fetch;
  /** An address of a page that names a title, a description and a picture. */
  readonly pageUrl: string;
  /** Connects a person on their server's page; absent where an app password does. */
  consent?(person: Person): Promise<Grant>;
}

interface ListedRecord {
  readonly uri: string;
  readonly cid: string;
  readonly value: Readonly<Record<string, unknown>>;
}

type Under = () => BlueskyUnderTest;

const connecting = (under: Under) => async () => {
  const person = await under().person();
  const { handle: identifier, appPassword: password } = person;
  const grant = await (under().consent?.(person) ?? under().network.connect.signIn({ identifier, password }));
  return { person, grant, access: grant.access, targetId: person.did };
};
type Connected = Awaited<ReturnType<ReturnType<typeof connecting>>>;

let publications = 0;
const publication = ({ access, targetId }: Connected, over: Partial<PublishRequest>) =>
  requesting({
    key: `publication ${publications++}`,
    access,
    targetId,
    firstAttemptAt: new Date(),
    ...over,
  });

/** Describes the behavior of every server of the protocol, and of the sandbox. */
export function describeBluesky(
  name: string,
  under: Under,
  { deactivates }: { readonly deactivates: boolean },
): void {
  describeAppPasswords(name, under, { deactivates });
  describeBlueskyPosts(name, under);
}

function describeAppPasswords(
  name: string,
  under: Under,
  { deactivates }: { readonly deactivates: boolean },
): void {
  const connect = connecting(under);

  describe(`${name}: connecting`, () => {
    let ada: Connected;
    beforeAll(async () => {
      ada = await connect();
    });

    test('signs in with an app password, for a session of two hours that renews itself', async () => {
      const { grant, person, access } = ada;
      expect((grant.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(100 * 60_000);
      expect(await under().network.connect.account(access)).toMatchObject({
        id: person.did,
        name: `@${person.handle}`,
      });
      expect(await under().network.connect.targets(access)).toMatchObject([{ id: person.did }]);
    });

    test('finds an account by whatever its user writes', async () => {
      const { handle, did, appPassword: password } = ada.person;
      for (const identifier of [` @${handle.toUpperCase()} `, did, `https://bsky.app/profile/${handle}`])
        expect((await under().network.connect.signIn({ identifier, password })).access.server).toBe(
          ada.access.server,
        );
    });

    test('refuses an account’s own password', async () => {
      const { handle: identifier, mainPassword: password } = ada.person;
      await expect(under().network.connect.signIn({ identifier, password })).rejects.toMatchObject({
        kind: 'reconnect',
        code: 'main_password',
      });
    });

    test('refuses a wrong password, and a handle that nobody has', async () => {
      const { handle: identifier, appPassword } = ada.person;
      const { network, unknown } = under();
      const { connect: connecting } = network;
      await expect(connecting.signIn({ identifier, password: unknown.password })).rejects.toMatchObject({
        kind: 'reconnect',
      });
      await expect(
        connecting.signIn({ identifier: unknown.handle, password: appPassword }),
      ).rejects.toMatchObject({ kind: 'permanent', code: 'unknown_handle' });
    });

    test('a renewal whose reply was lost can be repeated', async () => {
      const { grant } = await connect();
      under().loseReply('com.atproto.server.refreshSession');
      await expect(under().network.connect.refresh(grant)).rejects.toMatchObject({ kind: 'transient' });
      const again = await under().network.connect.refresh(grant);
      const once = await under().network.connect.refresh(grant);
      expect(again?.refreshToken).not.toBe(grant.refreshToken);
      const jti = (token = '') =>
        JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti;
      expect(jti(again?.refreshToken ?? '')).toBe(jti(once?.refreshToken ?? ''));
    });

    const orNot = deactivates ? test : test.skip;
    orNot(
      'an account that is deactivated isn’t connected, and publishes nothing until it is back',
      async () => {
        const account = await connect();
        // The server that hosts it no longer knows the handle.
        const { did: identifier, appPassword: password } = account.person;
        await under().deactivate?.(account.person);
        await expect(under().network.connect.signIn({ identifier, password })).rejects.toMatchObject({
          kind: 'permanent',
          code: 'inactive',
        });
        await expect(
          under().network.publish.send(publication(account, { text: 'Asleep' })),
        ).rejects.toMatchObject({
          kind: 'forbidden',
          code: 'AccountDeactivated',
        });
      },
    );

    test('a session ends with its app password', async () => {
      const { grant, person } = await connect();
      await under().revokePasswords(person);
      await expect(under().network.connect.refresh(grant)).rejects.toMatchObject({ kind: 'reconnect' });
    });
  });
}

/** The same for accounts that are connected in any way. */
export function describeBlueskyPosts(name: string, under: Under): void {
  const connect = connecting(under);
  const posts = async ({ access, targetId }: Connected): Promise<ListedRecord[]> => {
    const query = new URLSearchParams({ repo: targetId, collection: 'app.bsky.feed.post', limit: '100' });
    const reply = await under().fetch(`${access.server}/xrpc/com.atproto.repo.listRecords?${query}`);
    return ((await reply.json()) as { records: ListedRecord[] }).records;
  };
  const publish = (account: Connected, over: Partial<PublishRequest>) =>
    under().network.publish.send(publication(account, over));
  const bytesAt = (text: unknown, { byteStart, byteEnd }: { byteStart: number; byteEnd: number }) =>
    Buffer.from(String(text)).subarray(byteStart, byteEnd).toString();

  describe(`${name}: publishing`, () => {
    let ada: Connected;
    let eve: Connected;
    beforeAll(async () => {
      [ada, eve] = [await connect(), await connect()];
    });

    test('marks links, hashtags and mentions by their bytes', async () => {
      const text = `Grüße 🔔 @${eve.person.handle}: see (https://carillon.example/a_(b)). #Glocken`;
      const { remoteId, url } = await publish(ada, { text });
      const record = (await posts(ada)).find(({ uri }) => uri === remoteId)?.value ?? {};
      const facets = record.facets as { index: { byteStart: number; byteEnd: number }; features: object[] }[];
      expect(facets.map(({ index, features }) => [bytesAt(text, index), features[0]])).toEqual([
        [`@${eve.person.handle}`, { $type: 'app.bsky.richtext.facet#mention', did: eve.targetId }],
        [
          'https://carillon.example/a_(b)',
          { $type: 'app.bsky.richtext.facet#link', uri: 'https://carillon.example/a_(b)' },
        ],
        ['#Glocken', { $type: 'app.bsky.richtext.facet#tag', tag: 'Glocken' }],
      ]);
      expect(url).toBe(`${under().webUrl}/profile/${ada.targetId}/post/${remoteId.split('/').at(-1)}`);
    });

    test('a mention that nobody has stays words', async () => {
      const { remoteId } = await publish(ada, { text: `Hello @${under().unknown.handle}` });
      expect((await posts(ada)).find(({ uri }) => uri === remoteId)?.value).not.toHaveProperty('facets');
    });

    test('a language goes along', async () => {
      const { remoteId } = await publish(ada, { text: 'Guten Tag', options: { language: 'de' } });
      expect((await posts(ada)).find(({ uri }) => uri === remoteId)?.value).toMatchObject({ langs: ['de'] });
    });

    test.each([
      [2, 'app.bsky.embed.images', 'images'],
      [6, 'app.bsky.embed.gallery', 'items'],
    ] as const)('%i images go along with alt texts and shapes', async (count, $type, list) => {
      const media = Array.from({ length: count }, (_, n) => imageOf(40 + n, 30, `Bell ${n}`));
      const { remoteId } = await publish(ada, { text: 'Bells', media });
      const embed = (await posts(ada)).find(({ uri }) => uri === remoteId)?.value.embed;
      expect(embed).toMatchObject({
        $type,
        [list]: media.map(({ altText: alt }, n) => ({
          alt,
          aspectRatio: { width: 40 + n, height: 30 },
          image: { mimeType: 'image/png' },
        })),
      });
    });

    test('an image that is too large is refused before it is sent', async () => {
      const media = [{ ...imageOf(4, 4, null), bytes: 2_000_001 }];
      await expect(publish(ada, { media })).rejects.toMatchObject({ kind: 'permanent', code: 'image_bytes' });
    });

    test('a small video goes along, and one that the server doesn’t take is refused in words', async () => {
      const { remoteId } = await publish(ada, { text: 'Ringing', media: [mp4Of(1000)] });
      expect((await posts(ada)).find(({ uri }) => uri === remoteId)?.value.embed).toMatchObject({
        $type: 'app.bsky.embed.video',
        video: { mimeType: 'video/mp4' },
      });
      const media = [{ ...mp4Of(1000), bytes: 6 * 1024 * 1024 }];
      await expect(publish(ada, { media })).rejects.toMatchObject({
        kind: 'permanent',
        message: 'Your Bluesky server accepts files of up to 5 MB. Use a smaller video.',
      });
    });

    test('the first link of a post without files gets a card', async () => {
      const { pageUrl } = under();
      const card = {
        title: 'Bells & more',
        description: 'How they’re cast',
        thumb: { mimeType: 'image/png' },
      };
      const { remoteId } = await publish(ada, { text: `Read ${pageUrl}` });
      expect((await posts(ada)).find(({ uri }) => uri === remoteId)?.value.embed).toMatchObject({
        $type: 'app.bsky.embed.external',
        external: { uri: pageUrl, ...card },
      });
    });

    test('a text that is too long is refused for good, in the server’s words', async () => {
      await expect(publish(ada, { text: 'x'.repeat(301) })).rejects.toMatchObject({
        kind: 'permanent',
        message: expect.stringContaining('300'),
      });
    });

    test('a character that would hide the post is refused', async () => {
      await expect(publish(ada, { text: 'a\0b' })).rejects.toMatchObject({ kind: 'permanent' });
    });
  });

  describe(`${name}: exactly once`, () => {
    let ada: Connected;
    beforeAll(async () => {
      ada = await connect();
    });
    const PUT = 'com.atproto.repo.putRecord';
    const times = async (text: string) =>
      (await posts(ada)).filter(({ value }) => value.text === text).length;

    test('a lost reply ends in one post, which the next attempt finds', async () => {
      const request = publication(ada, { text: 'Lost reply', media: [imageOf(8, 8, 'A bell')] });
      under().loseReply(PUT);
      await expect(under().network.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
      expect(await under().network.publish.reconcile(request)).toMatchObject({ byEarlierAttempt: true });
      const published = await under().network.publish.send(request);
      expect(published.byEarlierAttempt).toBe(true);
      expect(await times('Lost reply')).toBe(1);
    });

    test('a call that did not arrive is made again', async () => {
      const request = publication(ada, { text: 'Lost call' });
      under().loseCall(PUT);
      await expect(under().network.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
      expect(await under().network.publish.reconcile(request)).toBeNull();
      expect(await under().network.publish.send(request)).not.toHaveProperty('byEarlierAttempt');
      expect(await times('Lost call')).toBe(1);
    });

    test('ten workers at once end in one post, also where they know nothing of each other', async () => {
      const request = publication(ada, { text: 'Ten at once' });
      const workers = Array.from({ length: 10 }, () =>
        under().network.publish.send({ ...request, notes: [] }),
      );
      const ids = new Set((await Promise.all(workers)).map(({ remoteId }) => remoteId));
      expect([ids.size, await times('Ten at once')]).toEqual([1, 1]);
    });

    test('the same words of two publications are two posts', async () => {
      await publish(ada, { text: 'Twice' });
      await publish(ada, { text: 'Twice' });
      expect(await times('Twice')).toBe(2);
    });

    test('files that were deleted with an older post meanwhile are brought again', async () => {
      const media = [imageOf(9, 9, 'Shared')];
      const older = await publish(ada, { text: 'Older', media });
      const request = publication(ada, { text: 'Newer', media });
      under().loseCall(PUT);
      await expect(under().network.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
      await under().network.remove.post({ access: ada.access, postId: older.remoteId });
      await under().network.publish.send(request);
      expect([await times('Older'), await times('Newer')]).toEqual([0, 1]);
    });

    test('a first comment is below its post once, and is found', async () => {
      const { remoteId: postId } = await publish(ada, { text: 'With a comment' });
      const request = {
        targetId: ada.targetId,
        access: ada.access,
        postId,
        text: 'First! #bells',
        signal: new AbortController().signal,
        hasLease: () => true,
      };
      const { firstComment } = under().network;
      expect(await firstComment.find(request)).toBeNull();
      under().loseReply(PUT);
      await expect(firstComment.send(request)).rejects.toMatchObject({ kind: 'unknown' });
      const commentId = await firstComment.find(request);
      expect(await firstComment.send(request)).toBe(commentId);
      expect(await times('First! #bells')).toBe(1);
      expect((await posts(ada)).find(({ uri }) => uri === commentId)?.value).toMatchObject({
        reply: { root: { uri: postId }, parent: { uri: postId } },
      });
    });
  });

  describe(`${name}: what comes of a post`, () => {
    let ada: Connected;
    let eve: Connected;
    let postId: string;
    beforeAll(async () => {
      [ada, eve] = [await connect(), await connect()];
      postId = (await publish(ada, { text: 'What do you think?' })).remoteId;
    });
    const replyAs = (account: Connected, commentId: string, text: string) =>
      under().network.comments.reply({ access: account.access, commentId, text, ...createNote() });
    const list = async (withOwn = false) => {
      const until = new Date(Date.now() + 60_000);
      const request = { targetId: ada.targetId, access: ada.access, postId, limit: 100, until, withOwn };
      return (await under().network.comments.list(request)).comments;
    };

    test('replies are listed, answered, liked and hidden', async () => {
      const commentId = await replyAs(eve, postId, 'I like it');
      expect(await list()).toMatchObject([
        { id: commentId, text: 'I like it', own: false, parentId: null, liked: false, hidden: false },
      ]);
      const answer = await replyAs(ada, commentId, 'Thank you');
      expect(await list(true)).toMatchObject([
        { id: commentId },
        { id: answer, own: true, parentId: commentId },
      ]);
      const { comments } = under().network;
      for (const on of [true, false]) {
        const request = { access: ada.access, commentId, on };
        await comments.like(request);
        await comments.like(request);
        await comments.hide(request);
        await comments.hide(request);
        expect((await list())[0]).toMatchObject({ liked: on, hidden: on });
      }
    });

    test('only who began a conversation can hide replies in it', async () => {
      const commentId = await replyAs(ada, postId, 'Mine');
      await expect(
        under().network.comments.hide({ access: eve.access, commentId, on: true }),
      ).rejects.toMatchObject({ kind: 'forbidden' });
    });

    test('figures are read, and a post that was deleted is gone', async () => {
      const { remoteId: liked } = await publish(ada, { text: 'Liked' });
      const { remoteId: goneId } = await publish(ada, { text: 'Gone' });
      await under().network.comments.like({ access: eve.access, commentId: liked, on: true });
      await replyAs(eve, liked, 'Yes');
      await under().network.remove.post({ access: ada.access, postId: goneId });
      await under().network.remove.post({ access: ada.access, postId: goneId });
      const request = { targetId: ada.targetId, access: ada.access };
      const readings = await under().network.insights.posts({ ...request, postIds: [liked, goneId] });
      expect(readings.get(liked)).toEqual({ kind: 'figures', figures: { likes: 1, comments: 1, shares: 0 } });
      expect(readings.get(goneId)).toEqual({ kind: 'gone' });
      expect(await under().network.insights.account(request)).toEqual({ followers: expect.any(Number) });
    });
  });
}
