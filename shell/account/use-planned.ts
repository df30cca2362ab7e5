import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Planned, plannedIn } from './what-happens.ts';

export type Look = Planned | 'looking' | 'failed';

/** What is scheduled: looked up when the component is there, and again on demand. */
export function usePlanned(api: ApiClient, zone: string): { readonly look: Look; again(): void } {
  const [look, setLook] = useState<Look>('looking');
  const there = useRef(true);
  const again = useCallback(async (): Promise<void> => {
    setLook('looking');
    const posts = await api.call(listUserPosts).then(
      (reply) => Object.values(reply.posts).flat(),
      () => null,
    );
    if (there.current) setLook(posts ? plannedIn(posts, zone, new Date()) : 'failed');
  }, [api, zone]);
  useEffect(() => {
    there.current = true;
    void again();
    return () => {
      there.current = false;
    };
  }, [again]);
  return { look, again: () => void again() };
}
