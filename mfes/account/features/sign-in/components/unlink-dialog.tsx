import type { SignInMethod } from '@carillon/contracts/http/identity/list-sign-in-methods.ts';
import { useToasts } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { useUnlinkProvider } from '../api/use-change-methods.ts';

interface UnlinkDialogProps {
  readonly method: SignInMethod;
  /** What logs the user in afterwards. */
  readonly left: readonly string[];
  home(): HTMLElement | null;
  onClose(): void;
}

/** Says what follows, and asks who is there. */
export function UnlinkDialog({ method, left, home, onClose }: UnlinkDialogProps): ReactNode {
  const { id, name, linked } = method;
  const toasts = useToasts();
  const unlink = useUnlinkProvider();
  return (
    <ConfirmDialog
      title={`Unlink ${name}?`}
      action={`Unlink ${name}`}
      danger
      home={home}
      onClose={onClose}
      run={async (given) => {
        await unlink(id, given);
        toasts.success(`${name} is unlinked.`);
        onClose();
      }}
    >
      {linked?.email && <p className="question-name">{linked.email}</p>}
      <ul className="account-goes">
        <li>{name} no longer logs you in here.</li>
        <li>
          You can still log in with {new Intl.ListFormat('en-US', { type: 'disjunction' }).format(left)}.
        </li>
        <li>You stay logged in, and can link it again.</li>
      </ul>
    </ConfirmDialog>
  );
}
