import type { z } from 'zod';
import type { PublishRequest } from '../../capabilities/publish.ts';
import type { Dated } from '../../meta/graph.ts';
import { windowStart } from '../../reconcile/match-window.ts';
import type { FacebookClient } from '../client.ts';

interface ListedPage<T> {
  readonly data: T[];
  readonly paging?: { readonly next?: string | undefined } | undefined;
}

/** Everything on one of the page's lists that may be from the first attempt or later, over all result pages. */
export const listRecent = async <T>(
  { graph }: FacebookClient,
  request: PublishRequest,
  list: 'feed' | 'videos',
  fields: string,
  schema: z.ZodType<ListedPage<T>>,
): Promise<{ listed: T[]; aheadMs: number }> => {
  const since = String(Math.floor(windowStart(request).getTime() / 1000));
  const query = new URLSearchParams({ fields, since, limit: '100' });
  const items: T[] = [];
  let next: string | undefined = `${request.targetId}/${list}?${query}`;
  let aheadMs = 0;
  while (next !== undefined) {
    const reply: Dated<ListedPage<T>> = await graph.getDated(next, {
      token: request.access.token,
      schema,
      signal: request.signal,
    });
    items.push(...reply.body.data);
    aheadMs = Math.max(aheadMs, reply.aheadMs);
    next = reply.body.paging?.next;
  }
  return { listed: items, aheadMs };
};
