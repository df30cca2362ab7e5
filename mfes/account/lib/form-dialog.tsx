import { actionErrorText, Dialog } from '@carillon/sdk/index.ts';
import { Alert, Button, Fields } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface FormDialogProps {
  readonly title: string;
  /** The button's label; null where nothing can be sent. */
  readonly action: string | null;
  readonly danger?: boolean;
  readonly short?: boolean;
  /** The action of the form. */
  readonly act: { readonly busy: boolean; readonly error: Error | null };
  /** The fields explain the error: it isn't repeated above them, and an invalid field gets the focus. */
  readonly isExplained: boolean;
  /** The fields. */
  readonly children: ReactNode;
  home?(): HTMLElement | null;
  faultText?(error: Error): string;
  onSend(): void;
  onClose(): void;
}

/** A form that creates or changes something when sent. It stays open with the reason if that is refused. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, action, danger = false, short = false, act, isExplained, children, home } = props;
  const { faultText = actionErrorText, onSend, onClose } = props;
  const { busy, error } = act;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error || isExplained) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error, isExplained]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <Dialog
      title={title}
      short={short}
      busy={busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {action && (
            <Button type="primary" danger={danger} htmlType="submit" form={id} loading={busy}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id={id} className="account-form" onSubmit={send} noValidate>
        {error && !isExplained && <Alert type="error" showIcon role="alert" title={faultText(error)} />}
        <Fields disabled={busy} className="account-form">
          {children}
        </Fields>
      </form>
    </Dialog>
  );
}
