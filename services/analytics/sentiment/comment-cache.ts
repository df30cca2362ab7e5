import type { CommentList } from '@carillon/social/capabilities/comments.ts';
import { LRUCache } from 'lru-cache';

/** Recently read comments of posts, so that a second look does not read them again. */
export interface CommentCache {
  /** Returns the cached value or reads it. Callers share a reading that is under way; a failure is not cached. */
  get(key: string, read: () => Promise<CommentList>): Promise<CommentList>;
}

const TTL_MS = 60_000;
/** Each post has at most 2,000 comments. */
const MAX_POSTS = 50;

export function createCommentCache(clock: () => Date): CommentCache {
  const lists = new LRUCache<string, Promise<CommentList>>({
    max: MAX_POSTS,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    get(key, read) {
      const cached = lists.get(key);
      if (cached) return cached;
      const list = read();
      lists.set(key, list);
      list.catch(() => lists.get(key) === list && lists.delete(key));
      return list;
    },
  };
}
