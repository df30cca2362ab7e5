import { deferred, Skeleton } from '@carillon/ui/index.ts';

/** Pages besides the dashboard, each loaded when it is first opened. */

const meanwhile = () => <Skeleton active paragraph={{ rows: 5 }} />;

export const PostPage = deferred<object>(async () => (await import('./post-page.tsx')).PostPage, meanwhile);
export const FiguresPage = deferred<object>(
  async () => (await import('./figures-page.tsx')).FiguresPage,
  meanwhile,
);
export const ReportPage = deferred<object>(
  async () => (await import('./report-page.tsx')).ReportPage,
  meanwhile,
);

export const PostsPage = deferred<object>(
  async () => (await import('./posts-page.tsx')).PostsPage,
  meanwhile,
);
