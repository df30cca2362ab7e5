import { UNNAMED_WORKSPACE } from '@carillon/contracts/domain/workspace-name.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import { actionErrorText, fieldError, useMay, useSession, useUserStorage } from '@carillon/sdk/index.ts';
import { Button, Input } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useNameWorkspace } from '../api/use-name-workspace.ts';

/** Asks an owner what the workspace is called, once; later the team page does. */
export function WorkspaceName(): ReactNode {
  const { user } = useSession();
  const storage = useUserStorage();
  const mayName = useMay(renameWorkspace);
  const [isLater, setIsLater] = useState(false);
  if (!user || !storage || !mayName || user.workspace.name !== UNNAMED_WORKSPACE) return null;
  const key = `unnamed workspace ${user.workspace.id}`;
  if (isLater || storage.get(key) !== null) return null;
  const later = (): void => {
    storage.set(key, 'later');
    setIsLater(true);
  };
  return <NameForm onLater={later} />;
}

function NameForm({ onLater }: { onLater(): void }): ReactNode {
  const save = useNameWorkspace();
  const [name, setName] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  const fault = save.error && (fieldError(save.error, 'name') ?? actionErrorText(save.error));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return field.current?.querySelector('input')?.focus();
    void save.run(name.trim());
  };
  return (
    <form className="panel dash-name" onSubmit={submit} noValidate>
      <label htmlFor={id}>
        <Trans>Name your workspace</Trans>
      </label>
      <div ref={field}>
        <Input
          id={id}
          type="text"
          autoComplete="organization"
          placeholder="Flour & Fold"
          value={name}
          disabled={save.busy}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-text` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="primary" htmlType="submit" loading={save.busy} disabled={save.busy}>
        <Trans>Save name</Trans>
      </Button>
      <Button type="text" disabled={save.busy} onClick={onLater}>
        <Trans>Not now</Trans>
      </Button>
      {fault && (
        <p id={`${id}-text`} role="alert" className="dash-error">
          {fault}
        </p>
      )}
    </form>
  );
}
