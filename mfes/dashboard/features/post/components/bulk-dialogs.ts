import { deferred } from '@carillon/ui/index.ts';

/** The dialog about many posts, loaded when it first opens. */
export const BulkDialog = deferred(
  async () => (await import('./bulk-dialog.tsx')).BulkDialog,
  () => null,
);
