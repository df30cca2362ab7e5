import { useApi } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';
import { useEnter } from '../../../lib/use-enter.ts';

/** Logs in by a passkey alone. */
export function usePasskeyLogin(goal: string) {
  const api = useApi();
  const enter = useEnter(goal);
  const mutationFn = async (remember: boolean) =>
    (await import('./prove-passkey.ts')).logInBy(api, { remember });
  return useMutation({ mutationFn, onSuccess: enter });
}

/** Finishes a login by a passkey. */
export function usePasskeyAsSecond(goal: string, pendingLogin: string) {
  const api = useApi();
  const enter = useEnter(goal);
  const mutationFn = async () => (await import('./prove-passkey.ts')).finishBy(api, pendingLogin);
  return useMutation({ mutationFn, onSuccess: enter });
}
