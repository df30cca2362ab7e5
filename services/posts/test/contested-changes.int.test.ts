import { randomUUID } from 'node:crypto';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { describe, expect, test } from '@jest/globals';
import { finishChange } from '../posts/finish-change.ts';
import {
  call,
  change,
  detail,
  HOUR,
  inHours,
  out,
  posts,
  read,
  schedule,
  seenVersions,
  setUpPosts,
  work,
} from './planned-posts.ts';
import { facebook, linkedin } from './posts-under-test.ts';

setUpPosts();

describe('changing a planned post', () => {
  test('is refused when somebody else changed the post meanwhile, and leaves theirs', async () => {
    const id = await schedule([facebook('Mine')]);
    const before = await seenVersions(id);
    await call('PATCH', `/posts/${id}`, { content: 'Theirs' });
    const reply = await change(id, { platforms: [facebook('Mine too')], seen: before });
    expect(reply).toMatchObject({ status: 409, error: 'conflict' });
    expect(await detail(id)).toMatchObject([{ content: 'Theirs' }]);
  });

  test('lets one of two writers win who save at the same time', async () => {
    const id = await schedule([facebook('Both'), linkedin('Both')]);
    const before = await seenVersions(id);
    const replies = await Promise.all(
      ['One', 'Two', 'Three'].map((text) =>
        change(id, { platforms: [facebook(text), linkedin(text)], seen: before }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [a, b] = await detail(id);
    expect(a.content).toBe(b.content);
  });

  test('answers a repeated call with the key as the first time, and adds no target twice', async () => {
    const id = await schedule([facebook('Again')]);
    const body = {
      platforms: [facebook('Once'), linkedin('Once')],
      seen: await seenVersions(id),
      idempotency_key: randomUUID(),
    };
    const replies = [await change(id, body), await change(id, body)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await detail(id)).toHaveLength(2);
    await call('PATCH', `/posts/${id}`, { content: 'Later' });
    expect(await change(id, body)).toMatchObject({ status: 200 });
    expect(await detail(id)).toMatchObject([{ content: 'Later' }, { content: 'Later' }]);
  });

  test('refuses a repeated call as the first time, where nothing could be changed', async () => {
    const id = await schedule([facebook('Kept')]);
    const { stores } = posts.context;
    const begin = stores.posts.beginChange;
    Object.assign(stores.posts, {
      beginChange: async (...args: Parameters<typeof begin>) => {
        const isBegun = await begin(...args);
        // Another writer's words come between the check and the change.
        await call('PATCH', `/posts/${id}`, { content: 'Theirs' });
        return isBegun;
      },
    });
    const body = {
      platforms: [facebook('Mine')],
      seen: await seenVersions(id),
      idempotency_key: randomUUID(),
    };
    const first = await change(id, body);
    Object.assign(stores.posts, { beginChange: begin });
    expect([first.status, (await change(id, body)).status]).toEqual([409, 409]);
    expect(await detail(id)).toMatchObject([{ content: 'Theirs' }]);
  });

  test('answers a repeated call that was refused in part as the first time', async () => {
    const id = await schedule([facebook('Halves'), linkedin('Halves')]);
    const [, second] = await detail(id);
    await call('POST', `/posts/publications/${second.id}/reschedule`, { scheduled_time: inHours(9) });
    await work();
    posts.advance(HOUR);
    await posts.until(id, 'published');
    const body = {
      platforms: [facebook('Other half'), linkedin('Other half')],
      seen: await seenVersions(id),
      idempotency_key: randomUUID(),
    };
    const replies = [await change(id, body), await change(id, body)];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 200, refused: [{ target_name: 'facebook page1' }] });
    expect(replies[1]?.message).toBe(replies[0]?.message);
  });

  test('is rejected if the post was published meanwhile, and the post stays as published', async () => {
    const id = await schedule([facebook('Gone')]);
    const before = await seenVersions(id);
    await work();
    posts.advance(HOUR);
    await posts.until(id, 'published');
    const reply = await change(id, { platforms: [facebook('Late')], seen: before });
    expect(reply).toMatchObject({ status: 409, message: expect.stringContaining('published') });
    expect(await read(id)).toMatchObject({ status: 409 });
    expect(await detail(id)).toMatchObject([{ content: 'Gone' }]);
  });

  test('and a worker taking the post at the same time: it is published once, as one of them says', async () => {
    await work();
    for (let round = 0; round < 8; round++) {
      const [old, next] = [`Old ${round}`, `New ${round}`];
      const id = await schedule([facebook(old)]);
      const before = await seenVersions(id);
      posts.advance(HOUR);
      const reply = await change(id, { platforms: [facebook(next)], seen: before });
      await posts.until(id, 'published');
      expect(out(old).length + out(next).length).toBe(1);
      if (reply.status === 200) expect(out(next)).toHaveLength(1);
      else expect(out(old)).toHaveLength(1);
    }
  });

  test('goes on where a process died after the change was written down', async () => {
    const id = await schedule([facebook('Before'), linkedin('Before')]);
    const { stores } = posts.context;
    const changePublication = stores.publications.change;
    const died = () => Promise.reject(new Error('died'));
    Object.assign(stores.publications, { change: died });
    expect(await change(id, { platforms: [facebook('After'), linkedin('After')] })).toMatchObject({
      status: 500,
    });
    Object.assign(stores.publications, { change: changePublication });
    const post = await stores.posts.find(id, 'ada');
    if (!post) throw new Error('it is not there');
    expect(post.change).toBeDefined();
    await finishChange(posts.context, post);
    expect(await detail(id)).toMatchObject([{ content: 'After' }, { content: 'After' }]);
    expect((await stores.posts.find(id, 'ada'))?.change).toBeUndefined();
  });

  test('is finished by the sweeper', async () => {
    const id = await schedule([facebook('Half')]);
    const { stores } = posts.context;
    const originalChange = stores.publications.change;
    Object.assign(stores.publications, { change: () => Promise.reject(new Error('died')) });
    await change(id, { platforms: [facebook('Whole')] });
    Object.assign(stores.publications, { change: originalChange });
    posts.advance(60_000);
    await work();
    await eventually(async () => expect(await detail(id)).toMatchObject([{ content: 'Whole' }]));
  });
});
