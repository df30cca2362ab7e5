import { QueryView, useParams } from '@carillon/sdk/index.ts';
import { ChevronLeftIcon, EmptyState } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePost } from '../features/post/api/use-post.ts';
import { PostView } from '../features/post/components/post-view.tsx';
import { Styles } from '../lib/styles.tsx';

/** One post, at /posts/:id. */
export function PostPage(): ReactNode {
  const { id: first = '', '*': rest } = useParams();
  // Whatever else stands behind the id is no post's address.
  const id = rest ? `${first}/${rest}` : first;
  return (
    <div className="page">
      <Styles />
      <a href="/dashboard#posts" className="dash-back">
        <ChevronLeftIcon size={16} /> Your posts
      </a>
      <Shown key={id} id={id} />
    </div>
  );
}

function Shown({ id }: { id: string }): ReactNode {
  const post = usePost(id);
  if (post.missing) return <Missing wasThere={post.data !== undefined} />;
  if (post.data) return <PostView post={post.data} />;
  return (
    <>
      <h1>Post</h1>
      <QueryView
        query={post}
        level={2}
        failed="Failed to fetch post"
        safe="Your post is safe on the server."
        rows={5}
      >
        {() => null}
      </QueryView>
    </>
  );
}

function Missing({ wasThere }: { wasThere: boolean }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the post.
  useEffect(() => {
    if (wasThere) title.current?.focus();
  }, [wasThere]);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Post not found
      </h1>
      <EmptyState
        level={2}
        title={wasThere ? 'This post was deleted meanwhile' : 'We couldn’t find that post'}
        action={<a href="/dashboard#posts">Go to your posts</a>}
      >
        {wasThere
          ? 'Nothing of it that was still scheduled goes out.'
          : 'It may have been deleted, or it belongs to another account.'}
      </EmptyState>
    </>
  );
}
