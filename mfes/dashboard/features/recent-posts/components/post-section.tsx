import { type Disconnected, useMore } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { NextPage } from '../api/use-user-posts.ts';
import type { Place, PostEntry } from '../group-posts.ts';
import { NextPageButton } from './next-page-button.tsx';
import { type PostActions, PostCard } from './post-card.tsx';

const TITLES: Readonly<Record<Place, string>> = {
  checked: 'Being checked',
  next: 'Goes out next',
  attention: 'Needs your attention',
  over: 'Earlier',
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
  const load = (): void =>
    ask(() => {
      setMost(entries.length + AT_ONCE);
      next?.load();
    });
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
      {left <= 0 && next && <NextPageButton next={next} name={TITLES[place]} onLoad={load} />}
    </section>
  );
}
