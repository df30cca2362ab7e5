import { deferred, Skeleton } from '@carillon/ui/index.ts';

const Loading = () => <Skeleton active paragraph={{ rows: 5 }} />;

/** Loaded when it is first opened, so that the calendar doesn't carry it. */
export const BulkPage = deferred<object>(async () => (await import('./bulk-page.tsx')).BulkPage, Loading);

/** The same. */
export const LinksPage = deferred<object>(async () => (await import('./links-page.tsx')).LinksPage, Loading);
