import { deferred } from '@carillon/ui/index.ts';

/** Loaded when it is first opened. */
export const DeleteDraftDialog = deferred(
  async () => (await import('./delete-draft-dialog.tsx')).DeleteDraftDialog,
  () => null,
);
