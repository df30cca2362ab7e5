import { finishSignIn } from '@carillon/contracts/http/identity/sign-in/finish-sign-in.ts';
import { pageLocale, useAction, useApi } from '@carillon/sdk/index.ts';

/** Logs in with a provider's result for this browser. */
export function useFinishSignIn() {
  const api = useApi();
  return useAction((timezone: string) =>
    api.call(finishSignIn, { body: { timezone, locale: pageLocale() } }),
  );
}
