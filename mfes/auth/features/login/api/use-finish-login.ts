import { finishLogin } from '@carillon/contracts/http/identity/sign-in/finish-login.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';
import { useEnter } from '../../../lib/use-enter.ts';

/** Completes a login's second step with the typed code. */
export function useFinishLogin(goal: string) {
  const api = useApi();
  const enter = useEnter(goal);
  return useMutation({
    mutationFn: (body: BodyOf<typeof finishLogin>) => api.call(finishLogin, { body }),
    onSuccess: enter,
  });
}
