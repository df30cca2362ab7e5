import { finishSignIn } from '@carillon/contracts/http/identity/finish-sign-in.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { pageLocale } from '../../../lib/page-locale.ts';

/** Logs in with what a provider has said of this browser. */
export function useFinishSignIn() {
  const api = useApi();
  return useAction((timezone: string) => api.call(finishSignIn, { body: { timezone, ...pageLocale() } }));
}
