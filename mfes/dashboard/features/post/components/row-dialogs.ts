import { deferred } from '@carillon/ui/index.ts';

/** Loaded when it is first opened. */
export const RowEditDialog = deferred(
  async () => (await import('./row-edit-dialog.tsx')).RowEditDialog,
  () => null,
);
