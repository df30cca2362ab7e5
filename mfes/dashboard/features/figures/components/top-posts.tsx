import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { QueryView } from '@carillon/sdk/index.ts';
import { NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTopPosts } from '../api/use-top-posts.ts';
import type { FigureFilter } from '../model/figure-filter.ts';
import { Figure } from './figure.tsx';

interface TopPostsProps {
  readonly days: number;
  /** Only these accounts. */
  readonly of?: Pick<FigureFilter, 'platform' | 'targets'>;
}
const ALL = {};

/** The five posts of the last days with the most engagement. */
export function TopPosts({ days, of = ALL }: TopPostsProps): ReactNode {
  const query = useTopPosts(days, of);
  return (
    <section className="panel dash-list-panel" aria-labelledby="top-posts">
      <header>
        <h3 id="top-posts">
          <Trans>Top posts</Trans>
        </h3>
        <a href="/analytics/posts" className="tap">
          <Trans>Analytics for all posts</Trans>
        </a>
      </header>
      <QueryView query={query} failed={t`Couldn’t load top posts`} rows={5}>
        {(posts) =>
          posts.length === 0 ? (
            <p className="muted">
              <Trans>No results in the last {days} days.</Trans>
            </p>
          ) : (
            <ol className="dash-top">
              {posts.map((post) => (
                <TopPost key={post.publication_id} post={post} />
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  );
}

const TopPost = ({ post }: { post: PostWithFigures }): ReactNode => (
  <li>
    <NetworkBadge network={post.platform} size={20} />
    <span className="visually-hidden">{labelOf(post.platform)}</span>
    <a href={`/posts/${post.post_id}`} className="dash-post-text">
      {post.words || t`Post without text`}
    </a>
    <span className="dash-top-figures">
      <strong>
        <Figure value={post.engagement} />
      </strong>{' '}
      <span className="muted">
        <Trans>
          engagement · <Figure value={post.reach} /> reach
        </Trans>
      </span>
    </span>
  </li>
);
