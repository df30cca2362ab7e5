import { deferred } from '@carillon/ui/index.ts';
import type { HashtagFieldProps } from './hashtag-field.tsx';

/** Loaded when the first one opens. */
export const NamedDialog = deferred(
  async () => (await import('./named-dialog.tsx')).NamedDialog,
  () => null,
);
export const HashtagGroupDialog = deferred(
  async () => (await import('./hashtag-group-dialog.tsx')).HashtagGroupDialog,
  () => null,
);
export const HashtagField = deferred<HashtagFieldProps>(
  async () => (await import('./hashtag-field.tsx')).HashtagField,
  () => null,
);
