import { randomUUID } from 'node:crypto';
import { eventually } from '@carillon/kit/test/eventually.ts';
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

const HOUR = 3_600_000;
const out = (text: string) =>
  Object.values(posts.networks).flatMap(({ requests }) => requests.filter((one) => one.text === text));
/** In Berlin, so many hours from now. */
const inHours = (hours: number): string =>
  new Date(posts.clock().getTime() + (hours + 1) * HOUR).toISOString().slice(0, 19).replace('T', ' ');
async function schedule(entries: Parameters<typeof form>[0], fields: Record<string, string> = {}) {
  const due = { scheduled_time: inHours(1), timezone: 'Europe/Berlin', ...fields };
  const reply = await posts.request('POST', '/posts/schedule', form(entries, due));
  return { ...due, id: (await reply.json()).post_id as string };
}
const duplicate = (id: string, draft_id: string) => page.json('POST', `/posts/${id}/duplicate`, { draft_id });
const takeBack = (id: string, draft_id: string) =>
  page.json('POST', `/posts/${id}/return-to-draft`, { draft_id });
const selected = (draft: { targets: { platform: string; selected: boolean }[] }) =>
  draft.targets.filter((one) => one.selected).map(({ platform }) => platform);

describe('a duplicate', () => {
  test('has the texts, targets, files and common hashtags of the post, and is for no time', async () => {
    const { media } = await page.upload();
    const entries = [facebook('Hello #bread and #rye'), linkedin('Good day, #Bread')];
    const { id } = await schedule(entries, { media_ids: JSON.stringify([media.id]) });
    const draftId = randomUUID();
    expect(await duplicate(id, draftId)).toMatchObject({ status: 200, draft_id: draftId, missing_media: 0 });
    const { draft } = await page.get(draftId);
    expect(draft).toMatchObject({
      topic: 'An idea',
      mode: 'now',
      scheduled_time: null,
      media_ids: [media.id],
      version: 1,
      post: { text: entries[0]?.content, versions: { linkedin: entries[1]?.content }, hashtags: ['bread'] },
    });
    expect(draft.targets).toEqual([
      { platform: 'facebook', selected: true, page_id: 'page1' },
      { platform: 'linkedin', selected: true, page_id: 'urn:li:person:ada' },
      ...['instagram', 'bluesky', 'mastodon'].map((platform) => ({
        platform,
        selected: false,
        page_id: null,
      })),
    ]);
    expect(await posts.results(id)).toMatchObject([{ status: 'scheduled' }, { status: 'scheduled' }]);
  });

  test('is one under its id, whatever was written in it since, and is not made over a post', async () => {
    const { id } = await schedule([facebook('Again')]);
    const draftId = randomUUID();
    const replies = await Promise.all([duplicate(id, draftId), duplicate(id, draftId)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await page.save(draftId, 1, { topic: 'Changed' });
    expect(await duplicate(id, draftId)).toMatchObject({ status: 200, draft_id: draftId });
    expect(await page.get(draftId)).toMatchObject({ draft: { version: 2, topic: 'Changed' } });
    expect(await duplicate(id, id)).toMatchObject({ status: 409, error: 'draft_sent' });
    expect(await duplicate(randomUUID(), randomUUID())).toMatchObject({ status: 404 });
  });

  test('for a published or canceled post, says which files are gone', async () => {
    const { media } = await page.upload('green');
    const { id } = await schedule([facebook('Out'), linkedin('Out')], {
      media_ids: JSON.stringify([media.id]),
    });
    const [, second] = await posts.results(id);
    await page.json('POST', `/posts/publications/${second?.id}/cancel`, {});
    posts.advance(HOUR);
    await posts.until(id, 'published');
    await (await mediaCollection()).deleteOne({ _id: media.id as never });
    const draftId = randomUUID();
    const reply = await duplicate(id, draftId);
    expect(reply).toMatchObject({ status: 200, missing_media: 1 });
    expect(reply.message).toContain('One of its files is no longer stored');
    const { draft } = await page.get(draftId);
    expect(selected(draft)).toEqual(['facebook', 'linkedin']);
    expect(draft.media_ids).toEqual([]);
  });
});

async function mediaCollection() {
  for (const { name } of (await aside.db?.admin().listDatabases())?.databases ?? []) {
    const db = aside.getClient().db(name);
    if ((await db.listCollections({ name: 'media' }).toArray()).length > 0) return db.collection('media');
  }
  throw new Error('there is no media library');
}

describe('back to the drafts', () => {
  test('unschedules all of a post, keeps its time, and sent again it is published once', async () => {
    const text = 'Back and forth';
    const post = await schedule([facebook(text), linkedin(text)]);
    const draftId = randomUUID();
    expect(await takeBack(post.id, draftId)).toMatchObject({ status: 200, draft_id: draftId });
    const { draft } = await page.get(draftId);
    expect(draft).toMatchObject({
      mode: 'later',
      scheduled_time: post.scheduled_time,
      timezone: 'Europe/Berlin',
    });
    expect(selected(draft)).toEqual(['facebook', 'linkedin']);
    expect(await page.json('GET', `/posts/${post.id}`)).toMatchObject({ status: 404 });
    expect(await takeBack(post.id, draftId)).toMatchObject({ status: 200, draft_id: draftId });
    expect(await takeBack(post.id, randomUUID())).toMatchObject({ status: 404 });

    posts.advance(2 * HOUR);
    await page.publish([facebook(text)], { draft_id: draftId, draft_version: String(draft.version) });
    await posts.until(draftId, 'published');
    expect(out(text)).toHaveLength(1);
  });

  test('leaves out a target that was canceled before', async () => {
    const { id } = await schedule([facebook('Part'), linkedin('Part')]);
    const [first] = await posts.results(id);
    await page.json('POST', `/posts/publications/${first?.id}/cancel`, {});
    const draftId = randomUUID();
    expect(await takeBack(id, draftId)).toMatchObject({ status: 200 });
    expect(selected((await page.get(draftId)).draft)).toEqual(['linkedin']);
  });

  test('is rejected if part of it is published or nothing is planned; nothing changes and no draft is made', async () => {
    const { id } = await schedule([facebook('Partly'), linkedin('Partly')]);
    const [first, second] = await posts.results(id);
    await page.json('POST', `/posts/publications/${first?.id}/publish-now`);
    await posts.until(id, 'published');
    const draftId = randomUUID();
    expect(await takeBack(id, draftId)).toMatchObject({ status: 409, error: 'conflict' });
    expect(await page.get(draftId)).toMatchObject({ status: 404 });
    expect((await posts.results(id)).map(({ status }) => status)).toEqual(['published', 'scheduled']);
    await page.json('POST', `/posts/publications/${second?.id}/cancel`, {});
    const over = await schedule([facebook('Over')]);
    const [only] = await posts.results(over.id);
    await page.json('POST', `/posts/publications/${only?.id}/cancel`, {});
    expect(await takeBack(over.id, draftId)).toMatchObject({ status: 409, error: 'conflict' });
  });

  test('at the moment when it is due it is either returned or published, never both', async () => {
    for (let n = 0; n < 8; n++) {
      const text = `Due ${n}`;
      const { id } = await schedule([facebook(text), linkedin(text)]);
      const draftId = randomUUID();
      posts.advance(HOUR);
      const reply = await takeBack(id, draftId);
      const back = reply.status === 200 ? selected((await page.get(draftId)).draft) : [];
      if (reply.status !== 200) expect(await page.get(draftId)).toMatchObject({ status: 404 });
      for (const network of ['facebook', 'linkedin'] as const) {
        if (back.includes(network)) continue;
        await posts.until(id, 'published').catch(() => undefined);
      }
      const results = reply.status === 200 && back.length === 2 ? [] : await posts.results(id);
      expect([...back, ...results.map(({ platform }) => platform)].sort()).toEqual(['facebook', 'linkedin']);
    }
  });

  test('that is interrupted anywhere is gone on with by the same call, and is there once', async () => {
    for (let skip = 0; skip < 10; skip++) {
      const text = `Interrupted ${skip}`;
      const { id } = await schedule([facebook(text), linkedin(text)]);
      const draftId = randomUUID();
      await fail({ skip, times: 1 }, { failCommands: ['insert', 'update', 'findAndModify'], errorCode: 91 });
      let reply = await takeBack(id, draftId);
      const halfway = await page.get(draftId);
      // Until the call is repeated the post is published as scheduled, or its text is in a draft or a canceled post.
      if (reply.status >= 500 && halfway.status === 200) expect(halfway.draft.post.text).toBe(text);
      for (let tries = 0; reply.status >= 500 && tries < 5; tries++) reply = await takeBack(id, draftId);
      await fail('off');
      expect(reply).toMatchObject({ status: 200, draft_id: draftId });
      expect(selected((await page.get(draftId)).draft)).toEqual(['facebook', 'linkedin']);
      expect(await page.json('GET', `/posts/${id}`)).toMatchObject({ status: 404 });
      posts.advance(2 * HOUR);
    }
    const marker = await schedule([facebook('After all of them')]);
    posts.advance(2 * HOUR);
    await posts.until(marker.id, 'published');
    for (let skip = 0; skip < 10; skip++) expect(out(`Interrupted ${skip}`)).toEqual([]);
  });

  describe('that is interrupted after its draft was written', () => {
    /** As if the process died before it canceled anything. */
    const interrupted = async (text: string, entries = [facebook(text), linkedin(text)]) => {
      const { id } = await schedule(entries);
      return { id, text, draftId: await halfway(id) };
    };
    const halfway = async (id: string) => {
      const draftId = randomUUID();
      const { publications } = posts.context.stores;
      const { change } = publications;
      Object.assign(publications, { change: () => Promise.reject(new Error('killed')) });
      expect(await takeBack(id, draftId)).toMatchObject({ status: 500 });
      Object.assign(publications, { change });
      expect(selected((await page.get(draftId)).draft)).toEqual([]);
      return draftId;
    };
    /** Somebody finds the draft, and selects both targets. */
    const write = async (draftId: string, text: string) => {
      const { draft } = await page.get(draftId);
      const targets = draft.targets.map((one: { platform: string }) => ({
        ...one,
        selected: ['facebook', 'linkedin'].includes(one.platform),
      }));
      return page.save(draftId, draft.version, { post: { ...draft.post, text }, targets });
    };
    const send = (draftId: string, text: string, version: number) =>
      page.publish([facebook(text), linkedin(text)], { draft_id: draftId, draft_version: String(version) });

    test('is gone on with however that draft was changed since', async () => {
      const { id, draftId } = await interrupted('Found');
      await write(draftId, 'Found and changed');
      expect(await takeBack(id, draftId)).toMatchObject({ status: 200 });
      expect(await page.json('GET', `/posts/${id}`)).toMatchObject({ status: 404 });
      const { draft } = await page.get(draftId);
      expect(draft).toMatchObject({ version: 2, post: { text: 'Found and changed' } });
      expect(selected(draft)).toEqual(['facebook', 'linkedin']);
      expect(await takeBack(id, draftId)).toMatchObject({ status: 200 });
    });

    test('takes the post out of the schedule though that draft is deleted', async () => {
      const { id, draftId } = await interrupted('Deleted halfway');
      expect(await page.json('DELETE', `/posts/drafts/${draftId}`)).toMatchObject({ status: 200 });
      expect(await page.get(draftId)).toMatchObject({ status: 404 });
      expect(await page.json('GET', `/posts/${id}`)).toMatchObject({ status: 404 });
      posts.advance(2 * HOUR);
      const marker = await schedule([facebook('After the deleted one')]);
      posts.advance(2 * HOUR);
      await posts.until(marker.id, 'published');
      expect(out('Deleted halfway')).toEqual([]);
    });

    test.each([['the version that was seen'], ['whatever version there is']])(
      'goes out of the schedule when that draft is sent, at %s',
      async (how) => {
        const { id, draftId } = await interrupted(`Planned ${how}`);
        await write(draftId, `Sent ${how}`);
        const fields = { draft_id: draftId, ...(how.startsWith('the') && { draft_version: '2' }) };
        const text = `Sent ${how}`;
        expect(await page.publish([facebook(text), linkedin(text)], fields)).toMatchObject({ status: 200 });
        expect(await page.json('GET', `/posts/${id}`)).toMatchObject({ status: 404 });
        await posts.until(draftId, 'published');
        posts.advance(2 * HOUR);
        const marker = await schedule([facebook(`After ${how}`)]);
        posts.advance(2 * HOUR);
        await posts.until(marker.id, 'published');
        expect(out(`Planned ${how}`)).toEqual([]);
      },
    );

    test('does not let that draft be sent to where the post went meanwhile before its sender has seen it', async () => {
      const { id, text, draftId } = await interrupted('Halfway out');
      await write(draftId, text);
      const [first] = await posts.results(id);
      await page.json('POST', `/posts/publications/${first?.id}/publish-now`);
      await posts.until(id, 'published');
      const refusal = await send(draftId, text, 2);
      expect(refusal).toMatchObject({ status: 409, error: 'draft_changed' });
      expect(selected(refusal.detail.draft)).toEqual(['linkedin']);
      expect((await posts.results(id)).map(({ platform }) => platform)).toEqual(['facebook']);
      expect(await page.publish([linkedin(text)], { draft_id: draftId, draft_version: '3' })).toMatchObject({
        status: 200,
      });
    });

    test('applies to the targets planned at that time, and says what was published since', async () => {
      const other = facebook('Since', 'page2');
      const { id } = await schedule([facebook('Since'), other, linkedin('Since')]);
      const [first, second] = await posts.results(id);
      await page.json('POST', `/posts/publications/${first?.id}/cancel`, {});
      const draftId = await halfway(id);
      await page.json('POST', `/posts/publications/${second?.id}/publish-now`);
      await eventually(async () => expect((await posts.results(id))[1]?.status).toBe('published'));
      for (let times = 0; times < 2; times++) {
        const reply = await takeBack(id, draftId);
        expect(reply).toMatchObject({ status: 200, refused: ['facebook page2'] });
        expect(reply.message).toContain('The post for Facebook is already published or being published');
        expect(selected((await page.get(draftId)).draft)).toEqual(['linkedin']);
      }
    });

    test('is a conflict once all of it is published, and the draft is deleted', async () => {
      const { id, draftId } = await interrupted('All out', [facebook('All out')]);
      posts.advance(2 * HOUR);
      await posts.until(id, 'published');
      expect(await takeBack(id, draftId)).toMatchObject({ status: 409, error: 'conflict' });
      expect(await page.get(draftId)).toMatchObject({ status: 404 });
      expect(await posts.results(id)).toMatchObject([{ status: 'published' }]);
    });
  });

  test('under the id of another draft touches neither the post nor that draft', async () => {
    const { id } = await schedule([facebook('Kept')]);
    const other = await schedule([facebook('Other')]);
    const ownDraftId = randomUUID();
    await page.save(ownDraftId, 0, { topic: 'Something else' });
    const ofOther = randomUUID();
    await takeBack(other.id, ofOther);
    for (const draftId of [ownDraftId, ofOther]) {
      const before = await page.get(draftId);
      expect(await takeBack(id, draftId)).toMatchObject({ status: 409, error: 'conflict' });
      expect(await page.get(draftId)).toEqual(before);
      expect(await posts.results(id)).toMatchObject([{ status: 'scheduled' }]);
    }
  });
});
