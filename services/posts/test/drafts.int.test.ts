import { randomUUID } from 'node:crypto';
import { DRAFT_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { drafting } from './drafting.ts';
import { facebook, type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let page: ReturnType<typeof drafting>;
beforeAll(async () => {
  posts = await startPosts();
  page = drafting(posts);
});
afterAll(() => posts.close());

const writing = (text: string) => ({ post: { source: null, text, versions: {}, hashtags: ['tea'] } });
const EVERYTHING = {
  topic: 'Tea',
  generated: {
    posts: [{ content: 'Tea is hot', hashtags: ['tea'], purpose: 'To tell', mediaCaption: 'A cup' }],
    trending_hashtags: [{ hashtag: 'tea', count: 3, counted: 'own_posts' }],
    message: 'Written.',
    writer: { engine: 'built-in', name: 'Carillon', fell_back: null },
  },
  post: { source: 'Tea is hot', text: 'Tea is very hot', hashtags: ['tea', 'hot'] },
  targets: [{ platform: 'facebook', selected: true, page_id: 'page1' }],
  mode: 'later',
  scheduled_time: '2026-03-03 16:30:00',
  timezone: 'Europe/Berlin',
  use_ai_suggestion: true,
  step: 'schedule',
};

describe('a draft', () => {
  test('comes back as it was written, with its files in their order', async () => {
    const id = randomUUID();
    const [red, blue] = [await page.upload('red'), await page.upload('blue')];
    const media_ids = [blue.media.id, red.media.id];
    const saved = await page.save(id, 0, { ...EVERYTHING, media_ids });
    expect(saved).toMatchObject({ status: 200, draft: { id, version: 1, ...EVERYTHING, media_ids } });
    const { draft } = await page.get(id);
    expect(draft).toEqual(saved.draft);
    expect(draft.media).toMatchObject([
      { id: blue.media.id, kind: 'image', type: 'image/png', name: 'a.png', width: 40, height: 30 },
      { id: red.media.id },
    ]);
    expect((await posts.app.request(new URL(draft.media[0].url).pathname)).status).toBe(200);
  });

  test('is only saved over the seen version; otherwise the current one is returned', async () => {
    const id = randomUUID();
    await page.save(id, 0, writing('One'));
    expect(await page.save(id, 1, writing('Two'))).toMatchObject({ draft: { version: 2 } });
    for (const version of [0, 1, 3])
      expect(await page.save(id, version, writing('Other'))).toMatchObject({
        status: 409,
        error: 'draft_changed',
        detail: { draft: { version: 2, ...writing('Two') } },
      });
    expect(await page.get(id)).toMatchObject({ draft: { version: 2, ...writing('Two') } });
  });

  test('answers a repeated write, whose reply was lost, as the first time', async () => {
    const id = randomUUID();
    const first = await page.save(id, 0, writing('One'));
    expect(await page.save(id, 0, writing('One'))).toEqual(first);
    const second = await page.save(id, 1, writing('Two'));
    expect(await page.save(id, 1, writing('Two'))).toEqual(second);
    expect(await page.save(id, 0, writing('One'))).toMatchObject({ error: 'draft_changed' });
  });

  test.each([0, 1])('of several writers that saw version %i one wins', async (version) => {
    const id = randomUUID();
    if (version > 0) await page.save(id, 0, writing('First'));
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const replies = await Promise.all(texts.map((text) => page.save(id, version, writing(text))));
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { draft } = await page.get(id);
    expect(draft).toEqual(won[0]?.draft);
    for (const { status, detail } of replies) if (status !== 200) expect(detail).toEqual({ draft });
  });

  test('that was deleted is not brought back by a late autosave, and is deleted once', async () => {
    const id = randomUUID();
    await page.save(id, 0, writing('One'));
    for (const _ of [1, 2]) expect(await page.remove(id)).toEqual({ status: 200, success: true });
    expect(await page.get(id)).toMatchObject({ status: 404 });
    expect(await page.save(id, 1, writing('Two'))).toMatchObject({
      status: 409,
      error: 'draft_changed',
      message: 'This draft was deleted in another tab or on another device.',
      detail: { draft: null },
    });
  });

  test('is another workspace’s to see, to change and to delete as little as a post', async () => {
    const id = randomUUID();
    await page.save(id, 0, writing('Mine'));
    expect(await page.get(id, 'bob')).toMatchObject({ status: 404 });
    expect(await page.save(id, 0, writing('His'), 'bob')).toMatchObject({ status: 409, error: 'conflict' });
    expect(await page.save(id, 1, writing('His'), 'bob')).toMatchObject({ detail: { draft: null } });
    expect(await page.publish([facebook('His')], { draft_id: id }, 'bob')).toMatchObject({ status: 409 });
    await page.remove(id, 'bob');
    expect(await page.get(id)).toMatchObject({ draft: { version: 1, ...writing('Mine') } });
  });

  test.each([
    ['an id that is no UUID', 'mine', {}, 'id'],
    ['a file that is not there', randomUUID(), { media_ids: [randomUUID()] }, 'media_ids.0'],
    ['a time that is none', randomUUID(), { scheduled_time: 'tomorrow' }, 'scheduled_time'],
    ['too long a topic', randomUUID(), { topic: 'x'.repeat(5001) }, 'topic'],
  ])('with %s is refused by its field', async (_, id, content, field) => {
    const reply = await page.save(id, 0, content);
    expect(reply).toMatchObject({ status: 422, error: 'validation_failed' });
    expect(Object.keys(reply.errors)).toEqual([field]);
  });

  test('a draft that is too large is rejected, and the previous one stays', async () => {
    const id = randomUUID();
    await page.save(id, 0, writing('Short'));
    const [generated] = EVERYTHING.generated.posts;
    const posts = Array(3).fill({ ...generated, content: 'x'.repeat(90_000) });
    const long = { ...writing('Long'), generated: { ...EVERYTHING.generated, posts } };
    expect(await page.save(id, 1, long)).toMatchObject({ status: 413, error: 'too_large' });
    expect(await page.get(id)).toMatchObject({ draft: { version: 1, ...writing('Short') } });
  });
});

describe('the list of drafts', () => {
  test('has the last changed first, a page at a time, and no more than there may be', async () => {
    const ids = Array.from({ length: DRAFT_LIMITS.count }, () => randomUUID());
    // Some at the same moment, as an import writes them.
    for (let n = 0; n < ids.length; n += 20) {
      posts.advance(1);
      await Promise.all(ids.slice(n, n + 20).map((id) => page.save(id, 0, { topic: id }, 'carol')));
    }
    posts.advance(1);
    await page.save(ids[0] ?? '', 1, { ...writing('Anew'), targets: EVERYTHING.targets }, 'carol');

    const all: string[] = [];
    let before: string | null = null;
    do {
      const url: string = `/posts/drafts${before ? `?before=${before}` : ''}`;
      const reply = await page.json('GET', url, undefined, 'carol');
      const { drafts, next } = listDrafts.response.parse(reply);
      if (before === null)
        expect(drafts[0]).toMatchObject({ id: ids[0], text: 'Anew', platforms: ['facebook'], picture: null });
      expect(drafts.length).toBeLessThanOrEqual(50);
      all.push(...drafts.map(({ id }) => id));
      before = next;
    } while (before);
    expect(new Set(all)).toEqual(new Set(ids));
    expect(all).toHaveLength(ids.length);

    const more = await page.save(randomUUID(), 0, { topic: 'One more' }, 'carol');
    expect(more).toMatchObject({ status: 409, error: 'too_many_drafts' });
    expect(await page.save(ids[1] ?? '', 1, { topic: 'Still there' }, 'carol')).toMatchObject({
      status: 200,
    });
    await page.remove(ids[1] ?? '', 'carol');
    expect(await page.save(randomUUID(), 0, {}, 'carol')).toMatchObject({ status: 200 });
  });

  test('rejects a position that it didn’t return', async () => {
    expect(await page.json('GET', '/posts/drafts?before=yesterday')).toMatchObject({
      status: 422,
      errors: { before: [expect.any(String)] },
    });
  });
});

describe('a topic that somebody only tries', () => {
  const writer = { userId: 'ada' } as const;
  const other = { userId: 'bob', role: 'editor' } as const;
  const WORKSPACE = 'trying';
  const save = async (id: string, version: number, content: object) => {
    const { headers } = await posts.signed(WORKSPACE, writer);
    const reply = await posts.app.request(`/posts/drafts/${id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version, ...content }),
    });
    expect(reply.status).toBe(200);
  };
  const listTopics = async (as: typeof writer | typeof other, query = '') => {
    const reply = await posts.request('GET', `/posts/drafts${query}`, undefined, WORKSPACE, as);
    return listDrafts.response.parse(await reply.json()).drafts.map(({ id }) => id);
  };
  const { generated } = EVERYTHING;
  const selected = { source: 'Tea is hot', text: 'Tea is hot', hashtags: ['tea'] };

  test('lists drafts only for their writer, and not if only kept ones are asked for', async () => {
    const id = randomUUID();
    await save(id, 0, { topic: 'Tea', generated });
    expect(await listTopics(writer)).toContain(id);
    expect(await listTopics(writer, '?kept=true')).not.toContain(id);
    expect(await listTopics(other)).not.toContain(id);
  });

  test.each([
    ['its text is edited', { post: { ...selected, text: 'Tea is very hot' } }],
    ['its hashtags are edited', { post: { ...selected, hashtags: [] } }],
    ['it is planned', { mode: 'later', scheduled_time: '2031-03-03 16:30:00', timezone: 'UTC' }],
    ['a network is chosen', { targets: [{ platform: 'facebook', selected: true, page_id: 'p' }] }],
    ['it is about to be sent', { post: selected, step: 'publish' }],
  ])('is listed for everybody once %s', async (_, change) => {
    const id = randomUUID();
    await save(id, 0, { topic: 'Tea', generated, post: selected });
    expect(await listTopics(other)).not.toContain(id);
    await save(id, 1, { topic: 'Tea', generated, ...change });
    expect(await listTopics(other)).toContain(id);
    expect(await listTopics(writer, '?kept=true')).toContain(id);
  });
});
