import type { ReactNode } from 'react';
import type { Action } from '../actions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { WholePostDialogProps } from './dialog-props.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { RetryDialog } from './retry-dialog.tsx';
import { TakeDownDialog } from './take-down-dialog.tsx';

interface DialogsProps extends WholePostDialogProps {
  readonly action: Exclude<Action, 'edit'>;
}

/** The dialog for an action other than a change of the text. */
export function PostDialog({ action, all, ...props }: DialogsProps): ReactNode {
  switch (action) {
    case 'publish':
      return <PublishDialog {...props} />;
    case 'reschedule':
      return <RescheduleDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} all={all} />;
    case 'retry':
      return <RetryDialog {...props} />;
    case 'take-down':
      return <TakeDownDialog {...props} all={all} />;
    case 'delete':
      return <DeleteDialog {...props} all={all} />;
  }
}
