import { deferred } from '@carillon/ui/index.ts';

/** What a post needs that goes out by somebody's approval, loaded when it is first asked for. */
export const RequestDialog = deferred(
  async () => (await import('../features/review/components/request-dialog.tsx')).RequestDialog,
  () => null,
);
export const ChangesDialog = deferred(
  async () => (await import('../features/review/components/changes-dialog.tsx')).ChangesDialog,
  () => null,
);
