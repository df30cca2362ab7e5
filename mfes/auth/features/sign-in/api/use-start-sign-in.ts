import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { startSignIn } from '@carillon/contracts/http/identity/sign-in/start-sign-in.ts';
import { useAction, useApi, useShell } from '@carillon/sdk/index.ts';

interface Start {
  readonly provider: SignInProviderId;
  readonly remember: boolean;
}

/** Sends the browser to a provider. */
export function useStartSignIn() {
  const api = useApi();
  const { leave } = useShell();
  return useAction(
    ({ provider, remember }: Start) => api.call(startSignIn, { params: { provider }, body: { remember } }),
    { onDone: ({ auth_url }) => leave(auth_url) },
  );
}
