import type { Confirmation } from '@carillon/contracts/http/identity/confirmation.ts';
import { asApiError, Dialog, useAction } from '@carillon/sdk/index.ts';
import { Alert, Button, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { ConfirmFields } from './confirm-fields.tsx';
import { confirmFault, useConfirm, type Way } from './use-confirm.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** What the button does. */
  readonly action: string;
  readonly danger?: boolean;
  /** What comes of it, above the fields. */
  readonly children?: ReactNode;
  home?(): HTMLElement | null;
  /** With what was given; it is done when this is. */
  run(given: Confirmation): Promise<unknown>;
  onClose(): void;
}

/** Asks who is there before something dangerous. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, action, danger = false, children, home, run, onClose } = props;
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const act = useAction(async (give: () => Promise<Confirmation>) => run(await give()));
  const { error } = act;
  const confirm = useConfirm(error);
  const isListed = Object.keys(asApiError(error)?.fieldErrors ?? {}).length > 0;
  const go = (way: Way): void => void act.run(() => confirm.give(way));
  useEffect(() => {
    if (error) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    go('typed');
  };
  return (
    <Dialog
      title={title}
      busy={act.busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button disabled={act.busy} onClick={onClose}>
            Cancel
          </Button>
          {!confirm.freshLogin && (
            <Button type="primary" danger={danger} htmlType="submit" form={form} loading={act.busy}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <form ref={fields} id={form} className="account-form" onSubmit={send} noValidate>
        {error && !isListed && !confirm.freshLogin && (
          <Alert type="error" showIcon role="alert" title={confirmFault(error)} />
        )}
        {children}
        <Fields disabled={act.busy} className="account-form">
          <ConfirmFields confirm={confirm} busy={act.busy} onPasskey={() => go('passkey')} />
        </Fields>
      </form>
    </Dialog>
  );
}
