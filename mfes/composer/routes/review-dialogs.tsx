import { useBackCloses } from '@carillon/sdk/index.ts';
import { DialogLoading, deferred } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

/** Replaces a dialog that is loading. The browser's Back closes it, like that dialog. */
function Coming({ failed, onClose }: { readonly failed: boolean; onClose(): void }): ReactNode {
  useBackCloses(true, onClose);
  return <DialogLoading failed={failed} onClose={onClose} />;
}

/** Dialogs for approval, loaded on first use. */
export const RequestDialog = deferred(
  async () => (await import('../features/review/components/request-dialog.tsx')).RequestDialog,
  ({ onClose }, failed) => <Coming failed={failed} onClose={onClose} />,
);
export const ChangesDialog = deferred(
  async () => (await import('../features/review/components/changes-dialog.tsx')).ChangesDialog,
  ({ onClose }, failed) => <Coming failed={failed} onClose={onClose} />,
);
