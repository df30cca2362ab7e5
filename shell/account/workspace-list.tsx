import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import type { OwnWorkspace } from '@carillon/contracts/http/identity/workspaces/workspace.ts';
import { useOnce } from '@carillon/sdk/action/use-once.ts';
import { actionErrorText } from '@carillon/sdk/api/error-text.ts';
import { roleName } from '@carillon/sdk/session/role-text.ts';
import type { Shell } from '@carillon/sdk/shell.ts';
import { CheckIcon } from '@carillon/ui/icons.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';

/** The workspaces of a user with several, and the way from one to another. Renders nothing for a user with one. */
export function WorkspaceList({ shell }: { readonly shell: Shell }): ReactNode {
  const { api, session, toasts } = shell;
  const [workspaces, setWorkspaces] = useState<readonly OwnWorkspace[]>([]);
  const [entering, setEntering] = useState<string | null>(null);
  const once = useOnce();
  const heading = useId();
  useEffect(() => {
    let isClosed = false;
    const show = (foundWorkspaces: readonly OwnWorkspace[]): void => {
      if (!isClosed) setWorkspaces(foundWorkspaces);
    };
    // The menu has all the rest without it.
    api.call(listWorkspaces).then(
      (reply) => show(reply.workspaces),
      () => undefined,
    );
    return () => {
      isClosed = true;
    };
  }, [api]);

  const enter = (workspace: OwnWorkspace): void =>
    void once(async () => {
      setEntering(workspace.id);
      await session.enter(workspace).catch((error) => {
        setEntering(null);
        toasts.danger(t`Your workspace hasn’t changed. ${actionErrorText(error)}`);
      });
    });

  if (workspaces.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of forms
    <div role="group" aria-labelledby={heading} className="account-workspaces">
      <h2 id={heading}>
        <Trans>Workspaces</Trans>
      </h2>
      {workspaces.map((workspace) => (
        <button
          key={workspace.id}
          type="button"
          className="account-item"
          aria-current={workspace.current || undefined}
          aria-busy={entering === workspace.id || undefined}
          disabled={entering !== null}
          onClick={() => !workspace.current && enter(workspace)}
        >
          <span className="account-mark">{workspace.current && <CheckIcon size={18} />}</span>
          <span className="account-workspace" dir="auto">
            {workspace.name}
          </span>
          <span className="muted">{roleName(workspace.role)}</span>
        </button>
      ))}
    </div>
  );
}
