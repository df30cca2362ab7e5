import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { MissingWhy, QueryView, useParams } from '@carillon/sdk/index.ts';
import { Button, ChevronLeftIcon, EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFreshFigures } from '../features/figures/api/use-fresh-figures.ts';
import { usePostFigures } from '../features/figures/api/use-post-figures.ts';
import { PublicationFiguresView } from '../features/figures/components/publication-figures.tsx';
import { type Post, usePost } from '../features/post/api/use-post.ts';
import { PostView } from '../features/post/components/post-view.tsx';
import { FigureStyles } from '../lib/figure-styles.tsx';
import { Styles } from '../lib/styles.tsx';

/** One post, at /posts/:id. */
export function PostPage(): ReactNode {
  const { id: first = '', '*': rest } = useParams();
  // With anything after the ID, the address is no post's.
  const id = rest ? `${first}/${rest}` : first;
  return (
    <div className="page">
      <Styles />
      <FigureStyles />
      <a href="/posts" className="dash-back">
        <ChevronLeftIcon size={16} /> <Trans>Your posts</Trans>
      </a>
      <PostDetails key={id} id={id} />
    </div>
  );
}

function PostDetails({ id }: { id: string }): ReactNode {
  const post = usePost(id);
  if (post.missing) return <Missing wasThere={post.data !== undefined} />;
  if (post.data) return <PostWithFigures post={post.data} />;
  return (
    <>
      <h1>
        <Trans>Post</Trans>
      </h1>
      <QueryView
        query={post}
        level={2}
        failed={t`Failed to fetch post`}
        safe={t`Your post is safe on the server.`}
        rows={5}
      >
        {() => null}
      </QueryView>
    </>
  );
}

/** Its figures come beside it, and keep nobody from it. */
function PostWithFigures({ post }: { post: Post }): ReactNode {
  const isOut = post.results.some(({ status }) => status === 'published');
  const { data, error, refetch } = usePostFigures(post.id, isOut);
  useFreshFigures();
  return (
    <PostView
      post={post}
      figuresOf={({ id, platform, status }) => {
        if (!data && error && status === 'published') return <NoFigures onRetry={() => void refetch()} />;
        const figures = data?.find(({ publication_id }) => publication_id === id);
        return figures && <PublicationFiguresView figures={figures} label={labelOf(platform)} />;
      }}
    />
  );
}

const NoFigures = ({ onRetry }: { onRetry: () => void }): ReactNode => (
  <p className="dash-warning">
    <Trans>Couldn’t load its analytics.</Trans>
    <Button type="link" onClick={onRetry}>
      <Trans>Retry</Trans>
    </Button>
  </p>
);

function Missing({ wasThere }: { wasThere: boolean }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  // The element with the focus went with the post.
  useEffect(() => {
    if (wasThere) title.current?.focus();
  }, [wasThere]);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        <Trans>Post not found</Trans>
      </h1>
      <EmptyState
        level={2}
        title={wasThere ? t`This post has been deleted` : t`We couldn’t find that post`}
        action={
          <a href="/posts">
            <Trans>Go to your posts</Trans>
          </a>
        }
      >
        {wasThere ? t`Anything still scheduled won’t be published.` : <MissingWhy />}
      </EmptyState>
    </>
  );
}
