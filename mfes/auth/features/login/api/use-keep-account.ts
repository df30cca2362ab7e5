import { keepAccount } from '@carillon/contracts/http/identity/account/keep-account.ts';
import { useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';

/** Undoes a deletion that is to come, and goes on as a login does. */
export function useKeepAccount(goal: string) {
  const api = useApi();
  const shell = useShell();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (keep: string) => api.call(keepAccount, { body: { keep } }),
    onSuccess: ({ token }) => {
      shell.session.login(token);
      // A login removes earlier toasts, so this comes after it.
      toasts.success(t`Your account won’t be deleted. You’re in your own workspace now.`);
      shell.navigate(goal);
    },
  });
}
