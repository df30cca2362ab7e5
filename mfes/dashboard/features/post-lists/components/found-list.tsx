import { type Disconnected, ShowMore, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button, Checkbox, EmptyState } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { Selection } from '../../../lib/use-selection.ts';
import type { FoundPosts } from '../api/use-found-posts.ts';
import { type FoundEntry, listFoundEntries } from '../group-posts.ts';
import { type PostActions, PostCard } from './post-card.tsx';

interface FoundListProps {
  readonly found: FoundPosts;
  readonly disconnected: Disconnected;
  readonly actions: PostActions;
  readonly selection: Selection;
  readonly filtered: boolean;
  /** The user may change posts. */
  readonly canSelect: boolean;
  /** Shown in an unfiltered list without posts. */
  readonly empty: ReactNode;
  onClear(): void;
}

/** Lists the posts found, one card a post; the user can select them one by one or all that are shown. */
export function FoundList(props: FoundListProps): ReactNode {
  const { found, selection, canSelect, filtered, empty, onClear, ...rowProps } = props;
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const entries = listFoundEntries(found.posts);
  const more = <SearchOn found={found} list={list} />;
  if (entries.length === 0)
    return found.hasNextPage ? (
      more
    ) : filtered ? (
      <EmptyState
        level={2}
        title={t`No matching posts`}
        action={
          <Button onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Try other words or fewer filters.</Trans>
      </EmptyState>
    ) : (
      empty
    );
  const ids = entries.map(({ postId }) => postId);
  const chosenCount = ids.filter((id) => selection.has(id)).length;
  return (
    <section className="dash-group" aria-label={t`Posts found`}>
      {canSelect && (
        <div className="posts-head">
          <Checkbox
            checked={chosenCount === ids.length}
            onChange={({ target }) => selection.set(target.checked ? ids : [])}
          >
            {plural({ count: ids.length }, { one: 'Select all # shown', other: 'Select all # shown' })}
          </Checkbox>
        </div>
      )}
      <ul className="panel dash-posts" ref={list} aria-busy={found.isPlaceholderData}>
        {entries.map((entry) => (
          <PostCard
            key={entry.postId}
            entry={entry}
            now={now}
            {...rowProps}
            select={canSelect && <Select entry={entry} selection={selection} />}
          />
        ))}
      </ul>
      {more}
    </section>
  );
}

const Select = ({ entry, selection }: { entry: FoundEntry; selection: Selection }): ReactNode => (
  <span className="posts-select">
    <Checkbox
      aria-label={t`Select: ${{ name: entry.text || t`Post without text` }}`}
      checked={selection.has(entry.postId)}
      onChange={({ target }) => selection.toggle(entry.postId, target.checked)}
    />
  </span>
);

/** The way on, and how far the search has come where it found little. */
function SearchOn({
  found,
  list,
}: {
  found: FoundPosts;
  list: { current: HTMLUListElement | null };
}): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const { searchedTo, posts } = found;
  return (
    <>
      {searchedTo && posts.length === 0 && !found.isFetching && (
        <p role="status">
          {t`No matches so far. Searched as far as ${{ when: shortTime(new Date(searchedTo), zone, now) }}.`}
        </p>
      )}
      <ShowMore
        query={found}
        list={list}
        {...(posts.length > 0
          ? { what: t`More posts`, failure: t`Couldn’t load more posts.` }
          : { what: t`Keep searching`, failure: t`Couldn’t continue the search.` })}
      />
    </>
  );
}
