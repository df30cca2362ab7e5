import { deferred, Skeleton } from '@carillon/ui/index.ts';

/** The page of one post, loaded when it is first opened. */
export const PostPage = deferred<object>(
  async () => (await import('./post-page.tsx')).PostPage,
  () => <Skeleton active paragraph={{ rows: 5 }} />,
);
