import { randomUUID } from 'node:crypto';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { bodyOf } from '../../api-client.ts';
import { formOf } from '../access/form-of.ts';
import { schedule } from '../access/make-posts.ts';
import type { User } from './user.ts';

const PROFILE = 3;
const TAGS = {
  utm_source: '{network}',
  utm_medium: 'social',
  utm_campaign: 'bread',
  utm_term: '',
  utm_content: '',
};
const TAGGED = { enabled: true, ...TAGS };

export const STATES_OF_POSTING = {
  'a scheduled post': async (user: User) => {
    const { post_id, results } = await schedule(user);
    return { post_id, publication_id: results[0]?.id ?? '', new_id: randomUUID() };
  },
  'a scheduled post that the activity has': async (user: User) => {
    const { post_id } = await schedule(user);
    await eventually(async () => {
      const { entries } = await bodyOf<{ entries: { post: { id: string } | null }[] }>(
        user.client.get('/api/workspace/activity?topic=posts'),
      );
      if (!entries.some(({ post }) => post?.id === post_id)) throw new Error('it is not written down yet');
    });
    return undefined;
  },
  'a series': async (user: User) => ({ post_id: await seriesOf(user) }),
  // A series is paused when one of its accounts is lost.
  'a paused series': async (user: User) => {
    const post_id = await seriesOf(user);
    await (await user.stored('posts', 'posts')).updateOne(
      { _id: post_id },
      { $set: { 'series.status': 'paused' } },
    );
    return { post_id };
  },
  'a published post': publishedPost,
  'a published post with figures': async (user: User) => {
    const published = await publishedPost(user);
    await eventually(async () => {
      await user.inside.doDue('collector');
      const { publications } = await bodyOf<{ publications: unknown[] }>(
        user.client.get(`/api/analytics/posts/${published.post_id}`),
      );
      if (publications.length === 0) throw new Error('nobody has heard of it yet');
    });
    return published;
  },
  'no figures yet': async (user: User) => {
    await forget(user, 'days', 'analytics');
    return undefined;
  },
  'a post that its network has refused': refusedPost,
  'no rule for links': async (user: User) => {
    await forget(user, 'linkrules');
    return undefined;
  },
  'a rule for links': async (user: User) => {
    await forget(user, 'linkrules');
    const networks = { facebook: TAGGED, instagram: TAGGED, linkedin: TAGGED };
    const rule = { enabled: true, networks, domains: null, version: 0 };
    await bodyOf(user.client.send('PUT', '/api/posts/link-tracking', rule));
    return undefined;
  },
  'no posting schedule': async (user: User) => {
    await forget(user, 'postingschedules');
    return undefined;
  },
  'a posting schedule': async (user: User) => {
    await forget(user, 'postingschedules');
    const week = {
      platform_id: PROFILE,
      timezone: 'UTC',
      slots: [{ weekday: 1, time: '10:00' }],
      version: 0,
    };
    await bodyOf(user.client.send('PUT', '/api/posts/queue/schedule', week));
    return undefined;
  },
  'a calendar feed': async ({ client }: User) => {
    await bodyOf(client.post('/api/posts/calendar-feed', {}));
    return undefined;
  },
};

/** Takes all that a workspace has of something, whatever earlier states made. */
export async function forget(
  { stored, workspaceId }: User,
  collection: string,
  service = 'posts',
): Promise<void> {
  const all = await stored(service, collection);
  await all.deleteMany({ $or: [{ workspaceId }, { _id: workspaceId }] });
}

const seriesOf = async (user: User): Promise<string> =>
  (await schedule(user, { repeat: JSON.stringify({ every: 'day', count: 60 }) })).post_id;

interface Published {
  readonly post_id: string;
}

const publish = (user: User, content: string): Promise<Published> => {
  const platforms = JSON.stringify([{ platform_id: 1, page_id: user.pageId, content }]);
  return bodyOf<Published>(user.client.post('/api/posts/publish', formOf({ platforms })));
};

interface SentPost {
  readonly id: string;
  readonly post_id: string;
  readonly status: string;
  readonly response_post_id: string | null;
}

/** Waits until its network has answered. */
const waitForStatus = ({ client }: User, postId: string, status: string): Promise<SentPost> =>
  eventually(async () => {
    const { posts } = await bodyOf<{ posts: { facebook?: readonly SentPost[] } }>(
      client.get(`/api/posts/user?posts=${postId}`),
    );
    const one = posts.facebook?.find(({ post_id }) => post_id === postId);
    if (one?.status !== status) throw new Error(`it is ${one?.status}`);
    return one;
  });

async function publishedPost(user: User) {
  const { post_id } = await publish(user, `Text ${randomUUID()}`);
  const { id, response_post_id } = await waitForStatus(user, post_id, 'published');
  return { post_id, publication_id: id, remote_id: response_post_id ?? '' };
}

/** Networks take no text that they have. */
async function refusedPost(user: User) {
  const content = `Text ${randomUUID()}`;
  await waitForStatus(user, (await publish(user, content)).post_id, 'published');
  const { post_id } = await publish(user, content);
  const { id } = await waitForStatus(user, post_id, 'failed');
  return { post_id, publication_id: id };
}
