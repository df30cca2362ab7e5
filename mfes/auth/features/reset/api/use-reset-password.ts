import { resetPassword } from '@carillon/contracts/http/identity/passwords/reset-password.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';

/** Chooses another password, then goes to the login page: the session of this browser has ended too. */
export function useResetPassword() {
  const api = useApi();
  const shell = useShell();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (body: BodyOf<typeof resetPassword>) => api.call(resetPassword, { body }),
    onSuccess: async () => {
      if (shell.session.get().loggedIn) await shell.session.logout({ skipProvider: true });
      toasts.success(t`Your password was changed. Log in with the new one.`);
      shell.navigate('/login', { replace: true });
    },
  });
}
