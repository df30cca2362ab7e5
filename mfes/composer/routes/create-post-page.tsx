import { useUserStorage } from '@carillon/sdk/index.ts';
import { PageHeader, Skeleton } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useRestored } from '../lib/flow/use-restored.ts';
import { STYLES } from '../lib/styles.ts';
import { CreatePost, type CreatePostProps } from './create-post.tsx';

/** From a topic to what came of it. */
export function CreatePostPage(): ReactNode {
  const storage = useUserStorage();
  return (
    <div className="page">
      <style href="composer" precedence="default">
        {STYLES}
      </style>
      <PageHeader
        title="Create Post"
        line="Say what it is about, pick a draft, make it yours, and publish it now or later."
      />
      {storage ? <Restored key={storage.userId} storage={storage} /> : <Waiting />}
    </div>
  );
}

function Restored({ storage }: Pick<CreatePostProps, 'storage'>): ReactNode {
  const first = useRestored(storage);
  return first ? <CreatePost storage={storage} first={first} /> : <Waiting />;
}

/** Until it is known who is logged in: unfinished work is shown to its own writer only, and as a whole. */
const Waiting = (): ReactNode => (
  <div className="panel" aria-busy="true">
    <Skeleton active paragraph={{ rows: 4 }} />
  </div>
);
