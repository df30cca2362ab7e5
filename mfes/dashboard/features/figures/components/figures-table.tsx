import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { FigureSort, PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { useNow } from '@carillon/sdk/index.ts';
import { NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Moment } from '../../../lib/time/moment.tsx';
import { SORTS } from '../model/definitions.ts';
import type { FigureFilter } from '../model/figure-filter.ts';
import { Figure } from './figure.tsx';

/** The columns after the post itself. */
const COLUMNS: readonly FigureSort[] = ['published_at', 'likes', 'comments', 'shares', 'engagement', 'reach'];

interface FiguresTableProps {
  readonly posts: readonly PostWithFigures[];
  readonly filter: FigureFilter;
  readonly busy: boolean;
  readonly ref: Ref<HTMLTableSectionElement>;
  onChoose(change: Partial<FigureFilter>): void;
}

/** One row for each publication; its heads sort. On a phone each row is a card. */
export function FiguresTable({ posts, filter, busy, ref, onChoose }: FiguresTableProps): ReactNode {
  const { sort, direction } = filter;
  return (
    <div className="panel dash-table" aria-busy={busy}>
      <table>
        <caption className="visually-hidden">
          <Trans>Posts with their analytics</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Post</Trans>
            </th>
            {COLUMNS.map((column) => (
              <SortHead
                key={column}
                label={SORTS[column]}
                sorted={column === sort ? direction : null}
                onSort={() =>
                  onChoose({
                    sort: column,
                    direction: column === sort && direction === 'desc' ? 'asc' : 'desc',
                  })
                }
              />
            ))}
          </tr>
        </thead>
        <tbody ref={ref}>
          {posts.map((post) => (
            <FiguresRow key={post.publication_id} post={post} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeadProps {
  readonly label: string;
  readonly sorted: FigureFilter['direction'] | null;
  onSort(): void;
}

const SortHead = ({ label, sorted, onSort }: SortHeadProps): ReactNode => (
  <th scope="col" aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none'}>
    <button type="button" onClick={onSort}>
      {label}
      <span aria-hidden="true">{sorted ? (sorted === 'asc' ? ' ↑' : ' ↓') : ''}</span>
    </button>
  </th>
);

function FiguresRow({ post }: { post: PostWithFigures }): ReactNode {
  const { platform, target_name, published_at, gone } = post;
  const now = useNow();
  return (
    <tr>
      <th scope="row">
        <a href={`/posts/${post.post_id}`} className="dash-post-text">
          {post.words || t`Post without text`}
        </a>
        <span className="dash-row-target">
          <NetworkBadge network={platform} size={20} />
          <span className="muted">
            {labelOf(platform)} · <bdi>{target_name}</bdi>
            {gone && ` · ${t`no longer on the network`}`}
          </span>
        </span>
      </th>
      {COLUMNS.map((column) => (
        <td key={column} data-label={SORTS[column]}>
          {column === 'published_at' ? (
            <Moment at={published_at} now={now} />
          ) : (
            <Figure value={post[column]} />
          )}
        </td>
      ))}
    </tr>
  );
}
