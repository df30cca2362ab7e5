import { useLiveEvents } from '@carillon/sdk/index.ts';
import { useState } from 'react';

const STARTED: readonly string[] = ['publishing', 'published', 'failed'];

/** Whether any of the post was taken by a worker since it was opened. */
export function useWentOut(postId: string): boolean {
  const [isOut, setIsOut] = useState(false);
  useLiveEvents('publication.changed', ({ post_id, publication }) => {
    if (post_id === postId && STARTED.includes(publication.status)) setIsOut(true);
  });
  return isOut;
}
