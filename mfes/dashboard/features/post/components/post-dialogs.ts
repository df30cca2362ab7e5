import { deferred } from '@carillon/ui/index.ts';

/** The dialogs about posts, loaded when the first one opens. */
export const PostDialog = deferred(
  async () => (await import('./post-dialog.tsx')).PostDialog,
  () => null,
);
export const EditDialog = deferred(
  async () => (await import('./edit-dialog.tsx')).EditDialog,
  () => null,
);
