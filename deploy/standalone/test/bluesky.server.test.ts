import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { getFollowers } from '@carillon/contracts/http/analytics/get-followers.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type ApiClient, bodyOf } from '../api-client.ts';
import { PNG } from '../testing/sample-media.ts';
import { type Carillon, startCarillon } from './access/carillon.ts';
import { formOf } from './access/form-of.ts';
import { createPds, type PdsPerson } from './pds/pds.ts';
import { startSwitchedProxy } from './pds/switched-proxy.ts';

// All of Carillon against the reference PDS, as `.ci/run` starts it:
// . .ci/pds.sh && install_pds && start_pds && npm run test:server -- standalone/test/bluesky
const { BLUESKY_PDS: pdsUrl = '', BLUESKY_PLC: plcUrl = '' } = process.env;
const POST = 'app.bsky.feed.post';
const { id: platform_id } = PLATFORMS.bluesky;
/** Reading a post's results waits for its turn, and so does a second attempt on a busy machine. */
const PATIENCE = [200_000, 500] as const;
jest.setTimeout(400_000);

const page = createServer((request, reply) => {
  const isPicture = request.url?.endsWith('.png');
  reply.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'text/html; charset=utf-8' });
  reply.end(
    isPicture
      ? PNG
      : '<title>No</title><meta property="og:title" content="Bells &amp; more"><meta property="og:image" content="/bell.png">',
  );
});

let carillon: Carillon;
let resolver: Awaited<ReturnType<typeof startSwitchedProxy>>;
let client: ApiClient;
let ada: PdsPerson;
let eve: PdsPerson;
let pageUrl: string;

beforeAll(async () => {
  await new Promise<void>((listening) => page.listen(0, '127.0.0.1', listening));
  pageUrl = `http://127.0.0.1:${(page.address() as AddressInfo).port}/bells`;
  resolver = await startSwitchedProxy(pdsUrl);
  const env = {
    BLUESKY_RESOLVER_URL: resolver.url,
    BLUESKY_PLC_URL: plcUrl,
    COLLECT_YOUNG_SECONDS: '5',
  };
  carillon = await startCarillon({ env, ownWork: true });
  ({ client } = await carillon.signUp('owner'));
  const pds = createPds(pdsUrl);
  [ada, eve] = [await pds.person('ada'), await pds.person('eve')];
  await ada.introduce('Ada of the Bells', new Uint8Array(PNG));
  await eve.create('app.bsky.graph.follow', { subject: ada.did, createdAt: new Date().toISOString() });
});
afterAll(async () => {
  await carillon.close();
  await resolver.close();
  page.close();
});

const signIn = async (credentials: object) => {
  const reply = await client.post('/api/connections/bluesky/sign-in', credentials);
  const body = (await reply.json()) as { connection_id?: string; message?: string };
  return { ...body, status: reply.status };
};
const connection = async (): Promise<ConnectionView | undefined> =>
  (await bodyOf<{ connections: ConnectionView[] }>(client.get('/api/connections'))).connections[0];

const upload = async (alt_text: string): Promise<string> => {
  const form = formOf({});
  form.append('file', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'bell.png');
  const { media } = await bodyOf<{ media: { id: string } }>(client.post('/api/posts/media', form));
  await bodyOf(client.patch(`/api/posts/media/${media.id}`, { alt_text }));
  return media.id;
};

interface Content {
  readonly content: string;
  readonly first_comment?: string;
  readonly options?: Readonly<Record<string, string>>;
}
const form = (entry: Content, more: Readonly<Record<string, string>> = {}) =>
  formOf({ platforms: JSON.stringify([{ platform_id, page_id: ada.did, ...entry }]), ...more });
const publish = async (entry: Content, more?: Readonly<Record<string, string>>): Promise<string> =>
  (await bodyOf<{ post_id: string }>(client.post('/api/posts/publish', form(entry, more)))).post_id;

const resultOf = async (postId: string) => {
  const { post } = await bodyOf<{
    post: { results: { status: string; reason: string | null; post_url: string | null }[] };
  }>(client.get(`/api/posts/${postId}`));
  return post.results[0];
};
const isOut = (postId: string) =>
  eventually(
    async () => expect(await resultOf(postId)).toMatchObject({ status: 'published', reason: null }),
    ...PATIENCE,
  );
const postsWith = async (text: string) => (await ada.posts()).filter(({ value }) => value.text === text);
const onePost = async (text: string) => {
  const posts = await postsWith(text);
  expect(posts).toHaveLength(1);
  return posts[0] as (typeof posts)[number];
};

describe('connecting by a handle', () => {
  test('says whether the app password, the handle or the server is at fault', async () => {
    const credentials = { identifier: ada.handle, password: 'abcd-abcd-abcd-abcd' };
    expect(await signIn(credentials)).toMatchObject({
      status: 422,
      error: 'wrong_credentials',
      message: 'Bluesky didn’t accept this handle and app password. Check both.',
    });
    expect(await signIn({ ...credentials, identifier: 'nobody-here.test' })).toMatchObject({
      status: 409,
      error: 'connection_refused',
      message: expect.stringContaining('nobody-here.test'),
    });
    expect(await resolver.whileAway(() => signIn(credentials))).toMatchObject({
      status: 502,
      error: 'network_unavailable',
    });
    expect(await connection()).toBeUndefined();
  });

  test('an account is there with its name, its picture and itself as the place to post to', async () => {
    const password = await ada.appPassword();
    expect(await signIn({ identifier: ` @${ada.handle.toUpperCase()} `, password })).toMatchObject({
      status: 200,
      reason: 'connected',
    });
    const newConnection = await connection();
    expect(newConnection).toMatchObject({
      network: 'bluesky',
      status: 'connected',
      account: { id: ada.did, name: 'Ada of the Bells' },
      targets: [{ id: ada.did, name: 'Ada of the Bells' }],
    });
    const picture = await fetch(newConnection?.account.picture ?? '');
    expect([picture.status, Buffer.from(await picture.arrayBuffer()).equals(PNG)]).toEqual([200, true]);
  });
});

describe('publishing', () => {
  test('publishes a post with two images, their alt texts, a link, a mention and a first comment', async () => {
    const media_ids = JSON.stringify([await upload('Four bells'), await upload('A tower')]);
    const content = `Ring with @${eve.handle}: ${pageUrl} #bells`;
    const postId = await publish(
      { content, first_comment: 'Who rings?', options: { language: 'en' } },
      { media_ids },
    );
    await isOut(postId);
    const { uri, cid, value } = await onePost(content);
    expect(value).toMatchObject({
      langs: ['en'],
      embed: {
        $type: 'app.bsky.embed.images',
        images: ['Four bells', 'A tower'].map((alt) => ({ alt, aspectRatio: { width: 400, height: 400 } })),
      },
    });
    const facets = value.facets as { features: { $type: string; did?: string }[] }[];
    expect(facets.map(({ features: [one] }) => one?.$type.split('#')[1])).toEqual(['mention', 'link', 'tag']);
    expect(facets[0]?.features[0]?.did).toBe(eve.did);
    expect((await resultOf(postId))?.post_url).toBe(
      `https://bsky.app/profile/${ada.did}/post/${uri.split('/').at(-1)}`,
    );
    const ref = { uri, cid };
    await eventually(
      async () =>
        expect((await onePost('Who rings?')).value).toMatchObject({ reply: { root: ref, parent: ref } }),
      ...PATIENCE,
    );
  });

  test('a link without images gets a card', async () => {
    const content = `Read ${pageUrl}`;
    await isOut(await publish({ content }));
    expect((await onePost(content)).value.embed).toMatchObject({
      external: { uri: pageUrl, title: 'Bells & more', thumb: { mimeType: 'image/png' } },
    });
  });

  test('a scheduled post waits, and is published once at its time', async () => {
    const at = new Date(Date.now() + 90_000);
    const scheduled_time = at.toISOString().slice(0, 19).replace('T', ' ');
    const content = 'At its time';
    const { post_id } = await bodyOf<{ post_id: string }>(
      client.post('/api/posts/schedule', form({ content }, { scheduled_time, timezone: 'UTC' })),
    );
    expect([await postsWith(content), (await resultOf(post_id))?.status]).toEqual([[], 'scheduled']);
    await isOut(post_id);
    await onePost(content);
  });

  test('a text that is longer than 300 characters is refused before it is sent', async () => {
    const reply = await client.post('/api/posts/publish', form({ content: 'x'.repeat(301) }));
    expect([reply.status, await reply.text()]).toEqual([422, expect.stringContaining('300')]);
  });
});

describe('the results of a post', () => {
  let post: Awaited<ReturnType<typeof onePost>>;
  const content = 'What do you think?';
  beforeAll(async () => {
    await isOut(await publish({ content }));
    post = await onePost(content);
  });
  const createdAt = () => new Date().toISOString();
  const comments = async (): Promise<InboxComment[]> =>
    listComments.response.parse(await bodyOf(client.get('/api/comments?platform=bluesky'))).comments;

  test('a reply is in the inbox, is liked and hidden there, and is answered once', async () => {
    const { uri, cid } = post;
    const reply = { root: { uri, cid }, parent: { uri, cid } };
    const theirReply = await eve.create(POST, { text: 'I like bells', reply, createdAt: createdAt() });
    const comment = await eventually(
      async () => {
        const foundComment = (await comments()).find(({ text }) => text === 'I like bells');
        expect(foundComment).toMatchObject({
          author: `@${eve.handle}`,
          can_reply: true,
          can_like: true,
          can_hide: true,
        });
        return foundComment as InboxComment;
      },
      ...PATIENCE,
    );
    for (const action of ['like', 'hide'])
      await bodyOf(client.post(`/api/comments/${comment.id}/action`, { action, on: true }));
    const answer = { reply_id: randomUUID(), text: 'Thank you' };
    const all = await Promise.all(
      [1, 2, 3].map(() => client.post(`/api/comments/${comment.id}/reply`, answer)),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await onePost('Thank you')).value).toMatchObject({
      reply: { root: { uri: post.uri }, parent: { uri: theirReply.uri } },
    });
  });

  test('likes, replies and followers are counted', async () => {
    const { uri, cid } = post;
    await eve.create('app.bsky.feed.like', { subject: { uri, cid }, createdAt: createdAt() });
    await eventually(
      async () => {
        const { posts } = listPostFigures.response.parse(await bodyOf(client.get('/api/analytics/posts')));
        expect(posts.find(({ words }) => words === content)).toMatchObject({
          likes: 1,
          shares: 0,
          reach: null,
        });
      },
      ...PATIENCE,
    );
    const today = new Date().toISOString().slice(0, 10);
    const { platforms } = getFollowers.response.parse(
      await bodyOf(client.get(`/api/analytics/followers?from=${today}&to=${today}`)),
    );
    expect(platforms).toMatchObject([{ platform: 'bluesky', last: { followers: 1 } }]);
  });
});

describe('keeping the connection', () => {
  /** The session is as old as that. */
  const expireIn = async (ms: number): Promise<number> => {
    const rows = await carillon.stored('identity', 'connections');
    await rows.updateOne({}, { $set: { 'grant.expiresAt': new Date(Date.now() + ms) } });
    return ((await rows.findOne({})) as unknown as { revision: number }).revision;
  };
  const MINUTE = 60_000;

  test('a session that ends within the hour is renewed', async () => {
    const before = await expireIn(30 * MINUTE);
    // The worker knows its token for half a minute.
    await eventually(
      async () => {
        await isOut(await publish({ content: `After its renewal ${randomUUID()}` }));
        const row = await (await carillon.stored('identity', 'connections')).findOne({});
        expect((row as unknown as { revision: number }).revision).toBeGreaterThan(before);
      },
      ...PATIENCE,
    );
  });

  test('an account whose app password was revoked waits, and goes on once it is connected again', async () => {
    const id = (await connection())?.id;
    await ada.revokeAppPassword();
    await expireIn(-MINUTE);
    const content = 'After it was connected again';
    let postId = '';
    await eventually(
      async () => {
        // With the cached token, the worker publishes for another half minute; once it is lost, it takes nothing.
        if ((await connection())?.status === 'connected')
          postId = await publish({ content: `${content} ${randomUUID()}` });
        await eventually(async () => expect(await connection()).toMatchObject({ status: 'lost' }), 5_000);
      },
      ...PATIENCE,
    );
    const password = await ada.appPassword();
    expect(await signIn({ identifier: ada.did, password, connection_id: id })).toMatchObject({
      status: 200,
      connection_id: id,
      reason: 'connected',
    });
    await isOut(postId);
    const texts = (await ada.posts())
      .map(({ value }) => value.text)
      .filter((text) => text.startsWith(content));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('a connection that is removed ends its session on the server', async () => {
    const id = (await connection())?.id;
    await bodyOf(client.send('DELETE', `/api/connections/${id}`));
    expect(await connection()).toBeUndefined();
    await eventually(
      async () => expect(await (await carillon.stored('identity', 'revocations')).findOne({})).toBeNull(),
      ...PATIENCE,
    );
  });
});
