import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { resumeWaiting } from '../consumers/resume-waiting.ts';
import { networkFault } from './fake-network.ts';
import { type Entry, facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const MINUTE = 60_000;

let posts: Posts;
beforeEach(async () => {
  posts = await startPosts();
});
afterEach(() => posts.close());

const publish = async (...entries: Entry[]): Promise<string> => {
  const reply = await posts.request('POST', '/posts/publish', form(entries));
  return publishPosts.response.parse(await reply.json()).post_id;
};

const CONNECTED = {
  workspace_id: 'ada',
  platform: 'facebook',
  status: 'connected',
  reason: null,
  revision: 1,
} as const;

/** Identity tells everyone. */
const changeConnection = async (status: 'connected' | 'disconnected'): Promise<void> => {
  const data = { workspace_id: 'ada', platform: 'facebook', status, reason: null, revision: 2 } as const;
  await posts.bus.publish(makeEvent(connectionChanged, data, posts.clock()));
};

describe('a profile that is not the one', () => {
  test('another account doesn’t get the post, which waits for its own account', async () => {
    const data = { scheduled_time: '2026-03-03 10:00:00', timezone: 'UTC' };
    const reply = await posts.request('POST', '/posts/schedule', form([linkedin('Hello')], data));
    const { post_id: id } = await reply.json();
    posts.identity.member = 'Bob';
    posts.advance(3 * 24 * 60 * MINUTE);
    await posts.work();
    await eventually(async () => {
      expect(await posts.results(id)).toMatchObject([
        {
          status: 'scheduled',
          reason: expect.stringMatching(
            /^Reconnect LinkedIn to publish this\. .*for “linkedin Ada”, which is no longer connected/,
          ),
        },
      ]);
    });
    expect(posts.networks.linkedin.calls).toEqual([]);
    expect(posts.identity.reports).toEqual([]);
  });
});

describe('a post that comes due while its account is closed', () => {
  const scheduled = async (): Promise<string> => {
    const data = { scheduled_time: '2026-03-03 10:00:00', timezone: 'UTC' };
    const reply = await posts.request('POST', '/posts/schedule', form([facebook('Hello')], data));
    return (await reply.json()).post_id;
  };

  test('isn’t published unexpectedly after the account is kept, and can be retried', async () => {
    const id = await scheduled();
    posts.identity.closed = true;
    posts.advance(3 * 24 * 60 * MINUTE);
    await posts.work();
    expect(await posts.until(id, 'failed')).toMatchObject({
      reason_code: 'account_closed',
      reason: expect.stringMatching(/^Your account was closed when this post was due,/),
    });
    posts.identity.closed = false;
    expect((await posts.request('POST', `/posts/${id}/retry`)).status).toBe(200);
    await posts.until(id, 'published');
    expect(posts.networks.facebook.calls).toHaveLength(1);
  });

  test('is checked afterwards if it may have been published before', async () => {
    posts.networks.facebook.faults.push(networkFault('unknown', 'Facebook did not answer', { makes: true }));
    await posts.work();
    const id = await publish(facebook('Hello'));
    await posts.until(id, 'scheduled');
    posts.identity.closed = true;
    await changeConnection('disconnected');
    posts.advance(10 * MINUTE);
    await eventually(async () =>
      expect(await posts.results(id)).toMatchObject([{ waiting_for: 'connection' }]),
    );
    posts.identity.closed = false;
    await changeConnection('connected');
    await posts.until(id, 'published');
    expect(posts.networks.facebook.calls).toEqual(['send', 'reconcile']);
  });
});

test('a permission missing for one page fails that post, and leaves the connection alone', async () => {
  await posts.work();
  posts.networks.facebook.faults.push(networkFault('forbidden', 'Facebook: not on this page'));
  const id = await publish(facebook('Hello'));
  expect(await posts.until(id, 'failed')).toMatchObject({
    reason: expect.stringMatching(
      /^Carillon wasn’t given permission to publish on Facebook\. Reconnect Facebook/,
    ),
  });
  expect(posts.identity.reports).toEqual([]);
});

test('a token that was refused while the account was connected again costs a try, and no wait for a connection', async () => {
  const gate = Promise.withResolvers<void>();
  posts.networks.facebook.gate = gate.promise;
  posts.networks.facebook.faults.push(networkFault('reconnect', 'Facebook: the token is void'));
  await posts.work();
  const id = await publish(facebook('Hello'));
  await eventually(() => expect(posts.networks.facebook.calls).toHaveLength(1));
  posts.identity.revision = 2;
  gate.resolve();
  expect(await posts.until(id, 'scheduled')).toMatchObject({
    waiting_for: 'retry',
    reason: 'Facebook ended Carillon’s session, which is being renewed.',
  });
  posts.advance(MINUTE);
  await posts.until(id, 'published');
});

test('a token rejected while identity is unreachable costs an attempt and doesn’t wait for a connection', async () => {
  posts.identity.deaf = true;
  posts.networks.facebook.faults.push(networkFault('reconnect', 'Facebook: the token is void'));
  await posts.work();
  const id = await publish(facebook('Hello'));
  expect(await posts.until(id, 'scheduled')).toMatchObject({ waiting_for: 'retry' });
  posts.identity.deaf = false;
  posts.advance(MINUTE);
  await posts.until(id, 'published');
});

describe('a lost connection', () => {
  const reconnect = async () => {
    posts.identity.lost.clear();
    await changeConnection('connected');
  };

  test('is reported; the post waits, and is published as soon as the account is reconnected', async () => {
    await posts.work();
    posts.networks.facebook.faults.push(networkFault('reconnect', 'The session has expired'));
    const id = await publish(facebook('Hello'));
    expect(await posts.until(id, 'scheduled')).toMatchObject({
      reason: 'Reconnect Facebook to publish this.',
    });
    expect(posts.identity.reports).toEqual([
      {
        workspace_id: 'ada',
        platform_id: 1,
        connection_id: 'con_1',
        reason: 'The session has expired',
        revision: 1,
      },
    ]);
    await reconnect();
    await posts.until(id, 'published');
    // From then on, however long it waits in the queue, nobody reads that it waits for a connection.
    await eventually(() =>
      expect(posts.told().map(({ status }) => status)).toEqual([
        ...['queued', 'publishing', 'scheduled'],
        ...['queued', 'publishing', 'published'],
      ]),
    );
  });

  test('between accepting and publishing makes the post wait without a call to the network', async () => {
    const id = await publish(facebook('Hello'));
    posts.identity.lost.add('facebook');
    await posts.work();
    posts.advance(2 * MINUTE);
    expect(await posts.until(id, 'scheduled')).toMatchObject({ attempts: 0 });
    expect(posts.networks.facebook.calls).toEqual([]);
    await reconnect();
    await posts.until(id, 'published');
  });

  test.each([
    ['had none', () => posts.identity.lost.add('facebook')],
    [
      'found its connection refused',
      () => posts.networks.facebook.faults.push(networkFault('reconnect', 'expired')),
    ],
  ])(
    'that is back before it is written down that the post waits, which %s, costs no wait',
    async (_, lose) => {
      const { publications } = posts.context.stores;
      const { change } = publications;
      const id = await publish(facebook('Hello'));
      lose();
      publications.change = async (before, after, ...rest) => {
        if (after.status === 'scheduled' && after.waitingFor === 'connection') {
          posts.identity.revision = 2;
          await reconnect();
        }
        return change(before, after, ...rest);
      };
      await posts.work();
      await posts.until(id, 'published');
      expect(posts.networks.facebook.posted).toHaveLength(1);
    },
  );

  test('reconnecting another account releases nothing of this one', async () => {
    const { publications } = posts.context.stores;
    const id = await publish(facebook('Hello'));
    posts.identity.lost.add('facebook');
    await posts.work();
    posts.advance(2 * MINUTE);
    await posts.until(id, 'scheduled');
    const event = (target: string) => ({ ...CONNECTED, target_ids: [target] });
    const resume = (target: string) =>
      resumeWaiting(posts.context, makeEvent(connectionChanged, event(target), posts.clock()));
    const waits = async () =>
      (await publications.waitingForConnection('ada', ofFacebook, null, 10)).publications;
    await resume('another page');
    expect(await waits()).toHaveLength(1);
    posts.identity.lost.clear();
    await resume('page1');
    await posts.until(id, 'published');
  });

  test('that came back without news is noticed all the same', async () => {
    const id = await publish(facebook('Hello'));
    posts.identity.lost.add('facebook');
    await posts.work();
    posts.advance(2 * MINUTE);
    await posts.until(id, 'scheduled');
    posts.identity.lost.clear();
    posts.advance(10 * MINUTE);
    await posts.until(id, 'published');
  });
});

test('while identity is away publishing is tried again', async () => {
  const id = await publish(facebook('Hello'));
  posts.identity.away = true;
  await posts.work();
  posts.advance(2 * MINUTE);
  await posts.until(id, 'scheduled');
  posts.identity.away = false;
  posts.advance(MINUTE);
  await posts.until(id, 'published');
});

const ofFacebook = { platform: 'facebook', targetIds: undefined } as const;

test('however much waits for a connection, all of it goes on when it is there', async () => {
  const { publications } = posts.context.stores;
  const [sample] = await publications.ofPost(await publish(facebook('Sample')), 'ada');
  if (sample?.status !== 'scheduled') throw new Error('it was not accepted');
  const waiting = Array.from({ length: 250 }, (_, n) => ({
    ...sample,
    id: `waiting-${n}-1`,
    postId: `waiting-${n}`,
    waitingFor: 'connection' as const,
    nextAttemptAt: new Date(posts.clock().getTime() + 60 * MINUTE),
  }));
  await Promise.all(waiting.map((one) => publications.insert(one, [])));
  const connected = { workspace_id: 'ada', platform: 'facebook', status: 'connected' } as const;
  const event = makeEvent(connectionChanged, { ...connected, reason: null, revision: 1 }, posts.clock());
  await resumeWaiting(posts.context, event);
  expect(await publications.waitingForConnection('ada', ofFacebook, null, 10)).toEqual({
    publications: [],
    next: null,
  });
});
