import { type Disconnected, type NextPage, ShowMore, useMore } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { Place, PostEntry } from '../group-posts.ts';
import { type PostActions, PostCard } from './post-card.tsx';

const TITLES: Readonly<Record<Place, string>> = {
  checked: 'Being checked',
  next: 'Goes out next',
  attention: 'Needs your attention',
  over: 'Earlier',
};
/** What the next page of each has. */
const NEXT: Readonly<Partial<Record<Place, string>>> = {
  next: 'Later posts',
  attention: 'Earlier failed posts',
  over: 'Earlier posts',
};
const AT_ONCE = 20;

interface PostSectionProps {
  readonly place: Place;
  readonly entries: readonly PostEntry[];
  readonly disconnected: Disconnected;
  readonly now: Date;
  readonly actions: PostActions;
  /** Null where there is nothing after its entries. */
  readonly next: NextPage | null;
}

/** The posts of one kind, twenty at a time. */
export function PostSection({ place, entries, next, ...shown }: PostSectionProps): ReactNode {
  const [most, setMost] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const ask = useMore(list);
  const left = entries.length - most;
  const more = (): void => ask(() => setMost(most + AT_ONCE));
  // There also when there is no more: whoever asked goes on where the list ended.
  const pages = {
    hasNextPage: next !== null && left <= 0,
    isFetchingNextPage: next?.isFetchingNextPage ?? false,
    isFetchNextPageError: next?.isFetchNextPageError ?? false,
    fetchNextPage: () => {
      setMost(entries.length + AT_ONCE);
      return next?.fetchNextPage();
    },
  };
  return (
    <section aria-labelledby={`posts-${place}`} className="dash-group">
      <h3 id={`posts-${place}`}>
        {TITLES[place]} <span className="muted tabular">{`${entries.length}${next ? '+' : ''}`}</span>
      </h3>
      <ul className="panel dash-posts" ref={list}>
        {entries.slice(0, most).map((entry) => (
          <PostCard key={entry.postId} entry={entry} {...shown} />
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={more} aria-label={`Show more: ${TITLES[place]}`}>
          {next ? 'Show more' : `Show more (${left} left)`}
        </Button>
      )}
      <ShowMore query={pages} list={list} what={NEXT[place]} />
    </section>
  );
}
