import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import type { ReactNode } from 'react';
import type { Action } from '../actions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { PostDialogProps } from './dialog-props.ts';
import { EditDialog } from './edit-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { RetryDialog } from './retry-dialog.tsx';

interface DialogsProps extends PostDialogProps {
  readonly action: Action;
  readonly all: readonly PublicationDetail[];
}

/** The dialog for an action. */
export function PostDialog({ action, all, ...props }: DialogsProps): ReactNode {
  switch (action) {
    case 'edit':
      return <EditDialog {...props} />;
    case 'reschedule':
      return <RescheduleDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'retry':
      return <RetryDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} all={all} />;
  }
}
