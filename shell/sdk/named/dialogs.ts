import { deferred } from '@carillon/ui/index.ts';

/** Loaded when the first one opens. */
export const NamedDialog = deferred(
  async () => (await import('./named-dialog.tsx')).NamedDialog,
  () => null,
);
export const HashtagGroupDialog = deferred(
  async () => (await import('./hashtag-group-dialog.tsx')).HashtagGroupDialog,
  () => null,
);
