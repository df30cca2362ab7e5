import { acceptInvitation } from '@carillon/contracts/http/identity/members/accept-invitation.ts';
import { declineInvitation } from '@carillon/contracts/http/identity/members/decline-invitation.ts';
import { noteWantedPage, useAction, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { forgetInvitation } from '../../../lib/stored-invitation.ts';

/** Makes sure that nothing leads back to the invitation. */
function finish(): void {
  forgetInvitation();
  noteWantedPage(null);
}

/** Joins the workspace of that name, where all of the browser's tabs begin anew. */
export function useAccept(secret: string, workspace: string) {
  const { api, session } = useShell();
  return useAction(async () => {
    const { workspace_id } = await api.call(acceptInvitation, { body: { secret } });
    await session.enter({ id: workspace_id, name: workspace });
    finish();
    return true;
  });
}

export function useDecline(secret: string, workspace: string) {
  const shell = useShell();
  const toasts = useToasts();
  return useAction(() => shell.api.call(declineInvitation, { body: { secret } }), {
    onDone() {
      finish();
      toasts.success(t`You declined the invitation to ${workspace}.`);
      shell.navigate('/dashboard');
    },
  });
}
