import { randomUUID } from 'node:crypto';
import { failPointsOf } from '@carillon/kit/test/fail-points.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { drafting } from './drafting.ts';
import { facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let page: ReturnType<typeof drafting>;
let aside: mongoose.Connection;
let fail: ReturnType<typeof failPointsOf>;
beforeAll(async () => {
  posts = await startPosts();
  page = drafting(posts);
  aside = await mongoose.createConnection(posts.storeUri).asPromise();
  fail = failPointsOf(aside);
  await posts.work();
});
afterEach(() => fail('off'));
afterAll(async () => {
  await aside.close();
  await posts.close();
});

const words = (text: string) => ({ post: { source: null, text, versions: {}, hashtags: [] } });
const out = (text: string) => posts.networks.facebook.requests.filter((one) => one.text === text);

describe('the post that is made of a draft', () => {
  test('has its id, its files and its place: the draft is gone, and says where to', async () => {
    const id = randomUUID();
    const { media } = await page.upload();
    const { draft } = await page.save(id, 0, { ...words('Hi'), media_ids: [media.id] });
    const fields = {
      draft_id: id,
      draft_version: String(draft.version),
      media_ids: JSON.stringify([media.id]),
    };
    const result = await page.publish([facebook('Hi'), linkedin('Hi')], fields);
    expect(result).toMatchObject({ status: 200, post_id: id, earlier: false });
    await posts.until(id, 'published');
    expect(out('Hi')[0]?.media).toMatchObject([{ kind: 'image', bytes: media.bytes, mime: 'image/png' }]);

    const sentConflict = { status: 409, error: 'draft_sent', detail: { post_id: id } };
    expect(await page.get(id)).toMatchObject(sentConflict);
    expect(await page.remove(id)).toMatchObject(sentConflict);
    for (const version of [0, 1, 2])
      expect(await page.save(id, version, words('Late'))).toMatchObject(sentConflict);
    const { drafts } = await page.json('GET', '/posts/drafts');
    expect(drafts.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await page.json('GET', `/posts/${id}`)).post.results).toHaveLength(2);
  });

  test('is one, however often and from however many tabs it is sent at once', async () => {
    const id = randomUUID();
    const { media } = await page.upload('green');
    await page.save(id, 0, { media_ids: [media.id] });
    const fields = { draft_id: id, draft_version: '1', media_ids: JSON.stringify([media.id]) };
    const all = () => Promise.all(Array.from({ length: 10 }, () => page.publish([facebook('Once')], fields)));
    for (const reply of [...(await all()), ...(await all())])
      expect(reply).toMatchObject({
        status: 200,
        post_id: id,
        earlier: false,
        message: expect.stringContaining('on its way'),
      });
    await posts.until(id, 'published');
    expect(out('Once')).toHaveLength(1);
    expect(await posts.results(id)).toHaveLength(1);
  });

  test('is one too where its draft had not been written, and each call brings its own files', async () => {
    const id = randomUUID();
    const before: string[] = await posts.media();
    const { media } = await page.upload('blue', null);
    await page.json('DELETE', `/posts/media/${media.id}`);
    const bytes = Buffer.from(await (await posts.app.request(new URL(media.url).pathname)).arrayBuffer());
    const send = () => {
      const files = [{ field: 'media_1', name: 'a.png', bytes }];
      return posts.request('POST', '/posts/publish', form([facebook('Files')], { draft_id: id }, files));
    };
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await posts.until(id, 'published');
    expect(out('Files')).toHaveLength(1);
    const [upload] = (await posts.media()).filter(
      (name) => !before.includes(name) && !name.includes(media.id),
    );
    expect(upload).toBeDefined();
    // The folder and file of the call that created it; those of the others are gone.
    expect(
      (await posts.media()).filter((name) => !before.includes(name) && !name.includes(media.id)),
    ).toHaveLength(2);
  });

  test('says so when another form of the same draft was taken before', async () => {
    const id = randomUUID();
    await page.publish([facebook('First')], { draft_id: id });
    const other = await page.publish([facebook('Second')], { draft_id: id });
    expect(other).toMatchObject({ status: 200, post_id: id, earlier: true });
    await posts.until(id, 'published');
    expect(out('Second')).toEqual([]);
  });

  test('is not made of a draft that has changed, or was deleted, since it was seen', async () => {
    const id = randomUUID();
    await page.save(id, 0, words('One'));
    await page.save(id, 1, words('Two'));
    for (const draft_version of ['0', '1', '3'])
      expect(await page.publish([facebook('One')], { draft_id: id, draft_version })).toMatchObject({
        status: 409,
        error: 'draft_changed',
        detail: { draft: { version: 2, ...words('Two') } },
      });
    await page.remove(id);
    expect(await page.publish([facebook('One')], { draft_id: id, draft_version: '2' })).toMatchObject({
      status: 409,
      error: 'draft_changed',
      detail: { draft: null },
    });
    expect(await page.json('GET', `/posts/${id}`)).toMatchObject({ status: 404 });
  });

  test('and an autosave at the same moment leave one of both, never a draft beside its post', async () => {
    for (let n = 0; n < 10; n++) {
      const id = randomUUID();
      await page.save(id, 0, words('x'));
      const [result, saved] = await Promise.all([
        page.publish([facebook(`Race ${n}`)], { draft_id: id, draft_version: '1' }),
        page.save(id, 1, words('y')),
      ]);
      const won = result.status === 200;
      expect(saved.error).toBe(won ? 'draft_sent' : undefined);
      expect(result.error).toBe(won ? undefined : 'draft_changed');
      expect((await page.get(id)).error).toBe(won ? 'draft_sent' : undefined);
      expect((await page.json('GET', `/posts/${id}`)).status).toBe(won ? 200 : 404);
    }
  });

  test('is refused without loss: the draft stays as it is', async () => {
    const id = randomUUID();
    await page.save(id, 0, words('Hello'));
    const refusal = await page.publish([], { draft_id: id, draft_version: '1' });
    expect(refusal).toMatchObject({ status: 422, errors: { platforms: [expect.any(String)] } });
    const missingMedia = await page.publish([facebook('Hello')], {
      draft_id: id,
      media_ids: `["${randomUUID()}"]`,
    });
    expect(missingMedia).toMatchObject({ status: 422, errors: { 'media_ids.0': [expect.any(String)] } });
    const odd = await page.publish([facebook('Hello')], { draft_id: id, media_ids: 'none' });
    expect(odd).toMatchObject({ status: 422, errors: { media_ids: [expect.any(String)] } });
    expect(await page.get(id)).toMatchObject({ draft: { version: 1, ...words('Hello') } });
  });
});

test('without a draft, an idempotency key prevents a second post within its workspace', async () => {
  const fields = { idempotency_key: 'one-press-of-the-button' };
  const all = await Promise.all(Array.from({ length: 5 }, () => page.publish([facebook('Keyed')], fields)));
  expect(new Set(all.map(({ post_id }) => post_id)).size).toBe(1);
  const other = await page.publish([facebook('Other')], fields);
  expect(other).toMatchObject({ post_id: all[0]?.post_id, earlier: true });
  expect((await page.publish([facebook('Keyed')], fields, 'bob')).post_id).not.toBe(all[0]?.post_id);
});

describe.each([
  ['before it is made, by a failover', { errorCode: 91 }],
  ['by a conflict', { errorCode: 112 }],
  ['after it is made, by a closed connection', { closeConnection: true, afterStatements: 'all' as const }],
])('a write of the store that fails %s', (how, command) => {
  test('costs no draft, makes none twice, and sends its post once', async () => {
    for (let skip = 0; skip < 6; skip++) {
      const text = `${how} ${skip}`;
      const id = randomUUID();
      const again = async (work: () => Promise<{ status: number }>) => {
        for (let tries = 0; tries < 5; tries++) {
          const reply = await work();
          if (reply.status < 500) return reply;
        }
        throw new Error('it never came to an end');
      };
      await fail({ skip, times: 1 }, { failCommands: ['insert', 'update', 'findAndModify'], ...command });
      expect(await again(() => page.save(id, 0, words('a')))).toMatchObject({ draft: { version: 1 } });
      expect(await again(() => page.save(id, 1, words('b')))).toMatchObject({ draft: { version: 2 } });
      const fields = { draft_id: id, draft_version: '2' };
      expect(await again(() => page.publish([facebook(text)], fields))).toMatchObject({
        status: 200,
        post_id: id,
        earlier: false,
      });
      await fail('off');
      await posts.until(id, 'published');
      expect(out(text)).toHaveLength(1);
      expect(await page.get(id)).toMatchObject({ error: 'draft_sent' });
    }
  });
});
