import { WORKSPACE_LIMITS } from '@carillon/contracts/http/identity/workspaces/workspace.ts';
import { type Action, fieldError } from '@carillon/sdk/index.ts';
import { Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../lib/form-dialog.tsx';

interface WorkspaceDialogProps {
  readonly title: string;
  /** The button's label, such as "Save name". */
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
  const [input, setInput] = useState(name);
  const wrong = fieldError(save.error, 'name');
  return (
    <FormDialog
      title={title}
      action={action}
      act={save}
      isExplained={wrong !== null}
      onSend={() => void save.run(input.trim())}
      onClose={onClose}
    >
      <Field
        name="name"
        label={t`Name`}
        type="text"
        autoComplete="off"
        value={input}
        errors={[wrong ?? []].flat()}
        help={`${help} ${t`At most ${{ most: WORKSPACE_LIMITS.name }} characters.`}`}
        onChange={setInput}
      />
    </FormDialog>
  );
}
