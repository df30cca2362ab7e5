import { login } from '@carillon/contracts/http/identity/sign-in/login.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';
import type { SecondStep } from '../../../lib/second-step.ts';
import { useEnter } from '../../../lib/use-enter.ts';

/** Logs in, marks the browser as logged in, and goes on; or comes to the second step. */
export function useLogin(goal: string, onSecondStep: (step: SecondStep) => void) {
  const api = useApi();
  const enter = useEnter(goal);
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => api.call(login, { body }),
    onSuccess: (reply) => ('token' in reply ? enter(reply) : onSecondStep(reply.second_factor)),
  });
}
