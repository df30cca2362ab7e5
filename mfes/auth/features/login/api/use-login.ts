import { login } from '@carillon/contracts/http/identity/login.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useApi, useShell } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';

/** Logs in, marks the browser as logged in, and goes on. */
export function useLogin(goal: string) {
  const api = useApi();
  const shell = useShell();
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => api.call(login, { body }),
    onSuccess: (reply) => {
      if (!('token' in reply)) return;
      shell.session.login(reply.token);
      shell.navigate(goal);
    },
  });
}
