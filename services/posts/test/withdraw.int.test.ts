import type { ErrorName } from '@carillon/contracts/errors.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { withdrawRequest } from '@carillon/contracts/http/posts/withdraw-request.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { type FormFile, facebook, form, type Posts, startPosts } from './posts-under-test.ts';

const HOUR = 3_600_000;
const KEY = 'one-press-of-it';

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
  await posts.work();
});
afterEach(() => posts.close());

const picture = async (shade: string): Promise<FormFile> => {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: shade } });
  return { field: 'media_1', name: 'bell.png', bytes: await image.png().toBuffer() };
};
interface Said {
  readonly status: number;
  readonly post_id?: string;
  readonly earlier?: boolean;
  readonly error?: ErrorName;
  readonly message: string;
}
const ask = async (url: string, data?: FormData, workspaceId?: string): Promise<Said> => {
  const reply = await posts.request('POST', url, data, workspaceId);
  return { status: reply.status, ...(await reply.json()) };
};
const publish = (text: string, request_key = KEY, files: FormFile[] = []) =>
  ask('/posts/publish', form([facebook(text)], { request_key }, files));
const withdraw = async (workspaceId?: string) => {
  const reply = await posts.request('POST', `/posts/requests/${KEY}/withdraw`, undefined, workspaceId);
  return withdrawRequest.response.parse(await reply.json());
};
/** Has something happen right before the next post would be made, when all of it is uploaded and checked. */
const beforeInsert = (happens: () => Promise<unknown>): void => {
  const { posts: store } = posts.context.stores;
  const { make } = store;
  jest.spyOn(store, 'make').mockImplementationOnce(async (post, seen) => {
    await happens();
    return make(post, seen);
  });
};
const out = () => posts.networks.facebook.requests.map(({ text }) => text);
/** Everything that was taken has gone out by the time that a later post has. */
const allOut = async (): Promise<string[]> => {
  const { post_id = '' } = await publish('The last', 'the-last-press');
  await posts.until(post_id, 'published');
  return out();
};

describe('a request that is withdrawn while it is under way', () => {
  test('makes no post and leaves no file, and its own call is refused', async () => {
    beforeInsert(async () => expect(await withdraw()).toMatchObject({ taken: null }));
    const reply = await publish('Ring', KEY, [await picture('red')]);
    expect(reply).toMatchObject({ status: 409, error: 'conflict' });
    expect(reply.message).toMatch(/nothing of it goes out/);
    expect(await posts.media()).toEqual([]);
    expect(await allOut()).toEqual(['The last']);
  });

  test('can be sent again as another, and goes out once', async () => {
    beforeInsert(withdraw);
    await publish('Ring');
    const { post_id = '' } = await publish('Ring', 'another-press');
    await posts.until(post_id, 'published');
    expect(out()).toEqual(['Ring']);
  });

  test('stays so, for every later call and question', async () => {
    await withdraw();
    expect(await withdraw()).toMatchObject({ taken: null });
    expect(await publish('Ring')).toMatchObject({ error: 'conflict' });
    expect(await ask('/posts/publish', form('[]', { request_key: KEY }))).toMatchObject({
      error: 'conflict',
    });
    expect(await allOut()).toEqual(['The last']);
  });

  test('is no matter of another user’s', async () => {
    await withdraw('eve');
    expect(await publish('Ring')).toMatchObject({ status: 200 });
  });
});

describe('a request that was taken first', () => {
  test('stays taken, and that is told', async () => {
    const { post_id } = await publish('Ring');
    const told = await withdraw();
    expect(told).toMatchObject({ taken: { post_id, results: [{ platform: 'facebook' }] } });
    expect(told.message).toMatch(/too late to cancel/);
    await posts.until(post_id ?? '', 'published');
  });

  test('is told with all its targets, though they are not written yet', async () => {
    const { publications } = posts.context.stores;
    const { insert } = publications;
    const told: unknown[] = [];
    jest.spyOn(publications, 'insert').mockImplementationOnce(async (...args) => {
      told.push((await withdraw()).taken?.results.length);
      return insert(...args);
    });
    await publish('Ring');
    expect(told).toEqual([1]);
  });
});

describe('another form under the same key', () => {
  test('is told that the earlier one was taken, though that happened while it was under way', async () => {
    beforeInsert(() => publish('Old words'));
    const reply = await publish('New words', KEY, [await picture('red')]);
    expect(reply).toMatchObject({ status: 200, earlier: true });
    expect(reply.message).toMatch(/taken already.*was not sent/);
    await posts.until(reply.post_id ?? '', 'published');
    expect(out()).toEqual(['Old words']);
    expect(await posts.media()).toEqual([]);
  });

  test('with a time is not told that it is scheduled when the earlier one went out at once', async () => {
    const { post_id } = await publish('Ring');
    const data = form([facebook('Ring')], {
      ...{ request_key: KEY, scheduled_time: '2026-03-05 10:00:00', timezone: 'UTC' },
    });
    const reply = await ask('/posts/schedule', data);
    expect(reply).toMatchObject({ post_id, earlier: true, scheduled_time: null, timezone: null });
    expect(reply.message).not.toMatch(/scheduled for/);
  });

  test('is another by its files too, and the same form is the same, in any order', async () => {
    const [red, blue] = [await picture('red'), await picture('blue')];
    const both = [facebook('Ring'), facebook('Ring', 'page2')];
    const send = (entries: unknown[], files: FormFile[]) =>
      ask('/posts/publish', form(entries, { request_key: KEY }, files));
    expect(await send(both, [red])).toMatchObject({ earlier: false });
    expect(await send([...both].reverse(), [red])).toMatchObject({ earlier: false });
    expect(await send(both, [blue])).toMatchObject({ earlier: true });
    expect(await send([facebook('Ring')], [red])).toMatchObject({ earlier: true });
  });

  test('that moves a scheduled post is another', async () => {
    const at = (scheduled_time: string) =>
      ask('/posts/schedule', form([facebook('Ring')], { request_key: KEY, scheduled_time, timezone: 'UTC' }));
    expect(await at('2026-03-05 10:00:00')).toMatchObject({ earlier: false });
    expect(await at('2026-03-05 11:00:00')).toMatchObject({
      earlier: true,
      scheduled_time: '2026-03-05 10:00:00',
    });
    expect(publishPosts.response.parse(await publish('Ring'))).toMatchObject({ earlier: true });
  });
});

test('a withdrawn key shows nowhere, and is forgotten after a day', async () => {
  await withdraw();
  const { posts: store } = posts.context.stores;
  expect(await (await posts.request('GET', '/posts/user')).json()).toMatchObject({ posts: {}, counts: {} });
  posts.advance(HOUR);
  expect(await store.unexpanded(posts.clock(), 10)).toEqual([]);
  const swept = jest.spyOn(store, 'tidy');
  await eventually(() => expect(swept.mock.calls.length).toBeGreaterThan(1));
  expect(await store.findByKey('ada', KEY)).toBe('withdrawn');
  posts.advance(24 * HOUR);
  await eventually(async () => expect(await store.findByKey('ada', KEY)).toBeNull());
});
