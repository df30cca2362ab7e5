import { finishSignIn } from '@carillon/contracts/http/identity/sign-in/finish-sign-in.ts';
import { pageLocale, useAction, useApi } from '@carillon/sdk/index.ts';

/** Logs in with what a provider has said of this browser. */
export function useFinishSignIn() {
  const api = useApi();
  return useAction((timezone: string) =>
    api.call(finishSignIn, { body: { timezone, locale: pageLocale() } }),
  );
}
