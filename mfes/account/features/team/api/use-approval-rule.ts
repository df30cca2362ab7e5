import { changeApprovalRule } from '@carillon/contracts/http/identity/change-approval-rule.ts';
import { useAction, useShell, useToasts } from '@carillon/sdk/index.ts';

/** Whether an owner must approve posts before they go out. */
export function useChangeApprovalRule() {
  const { api, session } = useShell();
  const toasts = useToasts();
  return useAction((owner_approval: boolean) => api.call(changeApprovalRule, { body: { owner_approval } }), {
    async onDone({ owner_approval }) {
      await session.userChanged();
      toasts.success(
        owner_approval ? 'Owners approve posts from now on.' : 'Editors publish by themselves from now on.',
      );
    },
  });
}
