import { login } from '@carillon/contracts/http/identity/login.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useApi, useShell } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';
import { nextPage } from '../../../lib/next-page.ts';

/** Logs in, marks the browser as logged in, and goes to the page that was wanted, or the dashboard. */
export function useLogin() {
  const api = useApi();
  const shell = useShell();
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => api.call(login, { body }),
    onSuccess: ({ token }) => {
      shell.session.login(token);
      shell.navigate(nextPage(shell.location.get().search, window.location.origin));
    },
  });
}
