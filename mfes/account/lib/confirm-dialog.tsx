import type { Confirmation } from '@carillon/contracts/http/identity/account/confirmation.ts';
import { asApiError, useAction } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { ConfirmFields } from './confirm-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { confirmFault, useConfirm, type Way } from './use-confirm.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** The button's label. */
  readonly action: string;
  readonly danger?: boolean;
  /** The consequences, above the fields. */
  readonly children?: ReactNode;
  home?(): HTMLElement | null;
  /** Called with the user's input. The dialog is done when this resolves. */
  run(confirmation: Confirmation): Promise<unknown>;
  onClose(): void;
}

/** Asks who is there before something dangerous. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, action, danger = false, children, home, run, onClose } = props;
  const act = useAction(async (give: () => Promise<Confirmation>) => run(await give()));
  const confirm = useConfirm(act.error);
  const isListed = Object.keys(asApiError(act.error)?.fieldErrors ?? {}).length > 0;
  const go = (way: Way): void => void act.run(() => confirm.give(way));
  return (
    <FormDialog
      title={title}
      action={confirm.freshLogin ? null : action}
      danger={danger}
      act={act}
      isExplained={isListed || confirm.freshLogin}
      faultText={confirmFault}
      home={home}
      onSend={() => go('typed')}
      onClose={onClose}
    >
      {children}
      <ConfirmFields confirm={confirm} busy={act.busy} onPasskey={() => go('passkey')} />
    </FormDialog>
  );
}
