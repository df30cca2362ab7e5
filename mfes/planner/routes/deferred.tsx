import { deferred, Skeleton } from '@carillon/ui/index.ts';

/** Loaded when it is first opened, so that the calendar doesn't carry it. */
export const BulkPage = deferred<object>(
  async () => (await import('./bulk-page.tsx')).BulkPage,
  () => <Skeleton active paragraph={{ rows: 5 }} />,
);
