import type { Disconnected } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Place, PostEntry } from '../group-posts.ts';
import { type Older, OlderPosts } from './older-posts.tsx';
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
  /** Null where the list ends with its entries. */
  readonly older: Older | null;
}

/** The posts of one kind, twenty at a time. */
export function PostSection({ place, entries, older, ...shown }: PostSectionProps): ReactNode {
  const [most, setMost] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  const left = entries.length - most;
  // Whoever asked for more goes on where the list ended, also when the button is gone.
  useEffect(() => {
    const link = next.current === null ? null : list.current?.children[next.current]?.querySelector('a');
    if (!link) return;
    link.focus();
    next.current = null;
  });
  const more = (): void => {
    next.current = most;
    setMost(most + AT_ONCE);
  };
  const loadOlder = (): void => {
    next.current = entries.length;
    setMost(entries.length + AT_ONCE);
    older?.load();
  };
  return (
    <section aria-labelledby={`posts-${place}`} className="dash-group">
      <h3 id={`posts-${place}`}>
        {TITLES[place]} <span className="muted tabular">{`${entries.length}${older ? '+' : ''}`}</span>
      </h3>
      <ul className="panel dash-posts" ref={list}>
        {entries.slice(0, most).map((entry) => (
          <PostCard key={entry.postId} entry={entry} {...shown} />
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={more} aria-label={`Show more: ${TITLES[place]}`}>
          Show more ({left} left)
        </Button>
      )}
      {left <= 0 && older && <OlderPosts older={older} onLoad={loadOlder} />}
    </section>
  );
}
