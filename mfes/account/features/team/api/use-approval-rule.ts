import { changeApprovalRule } from '@carillon/contracts/http/identity/workspaces/change-approval-rule.ts';
import { actionErrorText, useAction, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/**
 * Whether an owner must approve posts before they are published. The change is confirmed with an undo button, even
 * after the page is left.
 */
export function useChangeApprovalRule() {
  const { api, session } = useShell();
  const toasts = useToasts();
  const change = async (owner_approval: boolean): Promise<void> => {
    await api.call(changeApprovalRule, { body: { owner_approval } });
    await session.userChanged();
  };
  const undo = (to: boolean) => (): void =>
    void change(to)
      .then(() => toasts.success(sentence(to)))
      .catch((error: Error) =>
        toasts.danger(t`Couldn’t undo the change. ${{ why: actionErrorText(error) }}`),
      );
  return useAction(change, { onDone: (_, now) => toasts.success(sentence(now), undo(!now)) });
}

const sentence = (ownerApproval: boolean): string =>
  ownerApproval ? t`Owners must now approve posts.` : t`Editors can now publish without approval.`;
