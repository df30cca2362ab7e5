import { randomUUID } from 'node:crypto';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { bodyOf } from '../../api-client.ts';
import { formOf } from './form-of.ts';
import type { Owner } from './owner.ts';

/** The server's clock is the real one. */
export const NEXT_YEAR = new Date().getUTCFullYear() + 1;
export const DUE = { scheduled_time: `${NEXT_YEAR}-01-01 10:00:00`, timezone: 'UTC' };

/** Each of its own, since networks refuse a text that they have. */
export const platforms = (page_id: string) =>
  JSON.stringify([{ platform_id: 1, page_id, content: `Text ${randomUUID()}` }]);

interface Scheduled {
  readonly post_id: string;
  readonly results: readonly { readonly id: string }[];
}

export function schedule(
  { client, pageId }: Owner,
  more: Readonly<Record<string, string>> = {},
): Promise<Scheduled> {
  const form = formOf({ platforms: platforms(pageId), ...DUE, ...more });
  return bodyOf<Scheduled>(client.post('/api/posts/schedule', form));
}

export const scheduleSeries = (owner: Owner): Promise<Scheduled> =>
  schedule(owner, { repeat: JSON.stringify({ every: 'day', count: 2 }) });

/** The notification that a post of the owner's is published. */
export async function publishedNotification({ client, pageId }: Owner): Promise<string> {
  const list = async () => {
    const reply = client.get('/api/notifications');
    return (await bodyOf<{ notifications: { id: string }[] }>(reply)).notifications.map(({ id }) => id);
  };
  const before = await list();
  await bodyOf(client.post('/api/posts/publish', formOf({ platforms: platforms(pageId) })));
  return eventually(async () => {
    const newId = (await list()).find((id) => !before.includes(id));
    if (!newId) throw new Error('nothing is told yet');
    return newId;
  });
}

/** Publishes a post of the owner's, and returns the network's id of it. */
export async function publishedOnNetwork({ client, pageId }: Owner): Promise<string> {
  const { post_id } = await bodyOf<{ post_id: string }>(
    client.post('/api/posts/publish', formOf({ platforms: platforms(pageId) })),
  );
  return eventually(async () => {
    const { posts } = await bodyOf<{
      posts: { facebook?: { post_id: string; response_post_id: string | null }[] };
    }>(client.get('/api/posts/user'));
    const id = posts.facebook?.find((one) => one.post_id === post_id)?.response_post_id;
    if (!id) throw new Error('it is not out yet');
    return id;
  });
}
