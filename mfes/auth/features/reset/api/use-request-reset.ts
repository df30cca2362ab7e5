import { requestPasswordReset } from '@carillon/contracts/http/identity/passwords/request-password-reset.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';

export function useRequestReset() {
  const api = useApi();
  return useMutation({
    mutationFn: (email: string) => api.call(requestPasswordReset, { body: { email } }),
  });
}
