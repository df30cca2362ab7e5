import { WORKSPACE_LIMITS } from '@carillon/contracts/http/identity/workspace.ts';
import { type Action, actionErrorText, Dialog, fieldError } from '@carillon/sdk/index.ts';
import { Alert, Button, Field, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface WorkspaceDialogProps {
  readonly title: string;
  /** What the button does, such as "Save name". */
  readonly action: string;
  readonly name: string;
  readonly help: string;
  readonly save: Action<string, unknown>;
  onClose(): void;
}

/** Asks what a workspace is called. */
export function WorkspaceDialog({
  title,
  action,
  name,
  help,
  save,
  onClose,
}: WorkspaceDialogProps): ReactNode {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const fields = useRef<HTMLFormElement>(null);
  const wrong = fieldError(save.error, 'name');
  useEffect(() => {
    if (save.error) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [save.error]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void save.run(typed.trim());
  };
  return (
    <Dialog
      title={title}
      busy={save.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={save.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={save.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} className="account-form" onSubmit={send} noValidate>
        {save.error && !wrong && (
          <Alert type="error" showIcon role="alert" title={actionErrorText(save.error)} />
        )}
        <Fields disabled={save.busy}>
          <Field
            name="name"
            label="Name"
            type="text"
            autoComplete="off"
            value={typed}
            errors={[wrong ?? []].flat()}
            help={`${help} At most ${WORKSPACE_LIMITS.name} characters.`}
            onChange={setTyped}
          />
        </Fields>
      </form>
    </Dialog>
  );
}
