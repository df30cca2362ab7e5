import { deferred, Skeleton } from '@carillon/ui/index.ts';
import type { Drafts } from '../features/drafts/api/use-drafts.ts';

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

/** Loaded where there are drafts. */
export const DraftGroup = deferred<{ readonly drafts: Drafts }>(
  async () => (await import('../features/drafts/components/draft-group.tsx')).DraftGroup,
  () => <Skeleton active paragraph={{ rows: 2 }} />,
);
