import { useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { useDownloadData } from '../api/use-download-data.ts';

interface DownloadDialogProps {
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks who is there: the file has everything. */
export function DownloadDialog({ home, onClose }: DownloadDialogProps): ReactNode {
  const download = useDownloadData();
  const toasts = useToasts();
  return (
    <ConfirmDialog
      title={t`Download your data`}
      action={t`Download`}
      home={home}
      onClose={onClose}
      run={async (confirmation) => {
        await download(confirmation);
        toasts.success(t`Your download has started. Your browser shows its progress.`);
        onClose();
      }}
    >
      <p>
        <Trans>
          The file contains all your data, so first confirm that it’s you. Keep the file where nobody else can
          read it.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
