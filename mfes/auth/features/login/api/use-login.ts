import { login } from '@carillon/contracts/http/identity/login.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { noteWantedPage, useApi, useShell, wantedPage } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';

/** Logs in, marks the browser as logged in, and goes to the page that was wanted, or the dashboard. */
export function useLogin() {
  const api = useApi();
  const shell = useShell();
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => api.call(login, { body }),
    onSuccess: ({ token }) => {
      const next = wantedPage() ?? '/dashboard';
      noteWantedPage(null);
      shell.session.login(token);
      shell.navigate(next);
    },
  });
}
