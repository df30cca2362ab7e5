import { deferred } from '@carillon/ui/index.ts';

/** What few visits show, loaded when they first do. */
export const ChangedDialog = deferred(
  async () => (await import('../features/drafts/components/changed-dialog.tsx')).ChangedDialog,
  () => null,
);
export const RequestDialog = deferred(
  async () => (await import('../features/review/components/request-dialog.tsx')).RequestDialog,
  () => null,
);
export const ChangesDialog = deferred(
  async () => (await import('../features/review/components/changes-dialog.tsx')).ChangesDialog,
  () => null,
);
export const SentForApproval = deferred(
  async () => (await import('../features/review/components/sent-for-approval.tsx')).SentForApproval,
  () => null,
);
