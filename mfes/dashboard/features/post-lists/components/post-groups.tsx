import type { Disconnected, NextPage } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import type { useUserPosts } from '../api/use-user-posts.ts';
import { groupPosts, type Place } from '../group-posts.ts';
import type { PostActions } from './post-card.tsx';
import { PostSection } from './post-section.tsx';

/** What posts are shown by. */
export interface Shown {
  readonly disconnected: Disconnected;
  readonly actions: PostActions;
}

interface PostGroupsProps extends Shown {
  readonly posts: Pick<ReturnType<typeof useUserPosts>, 'data' | 'next'>;
  readonly places: readonly Place[];
  readonly now: Date;
}

/** The posts of some places, each under its heading; null where none of them has any. */
export function postGroups({ posts: { data, next }, places, now, ...shown }: PostGroupsProps): ReactNode {
  if (!data) return null;
  const groups = groupPosts(data, shown.disconnected, now);
  const nextOf: Partial<Record<Place, NextPage | null>> = {
    attention: next.failed,
    next: next.open,
    over: next.over,
  };
  // The posts of a page may all stand in another section.
  const filled = places.filter((place) => groups[place].length > 0 || nextOf[place]);
  if (filled.length === 0) return null;
  return filled.map((place) => (
    <PostSection
      key={place}
      place={place}
      entries={groups[place]}
      now={now}
      next={nextOf[place] ?? null}
      {...shown}
    />
  ));
}
