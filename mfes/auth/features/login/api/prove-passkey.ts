import { proofOf } from '@carillon/contracts/domain/passkey-proof.ts';
import { askSecondFactor } from '@carillon/contracts/http/identity/sign-in/ask-second-factor.ts';
import { finishLogin } from '@carillon/contracts/http/identity/sign-in/finish-login.ts';
import { logInWithPasskey } from '@carillon/contracts/http/identity/sign-in/log-in-with-passkey.ts';
import { startPasskeyLogin } from '@carillon/contracts/http/identity/sign-in/start-passkey-login.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/index.ts';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

/** Code that talks to passkeys: the page loads without it. */

interface Offer {
  readonly remember: boolean;
  /** Among the browser's autofill options, instead of in a separate dialog. */
  readonly asAutofill?: boolean;
}

/** Logs in by a passkey alone. */
export async function logInBy(
  api: ApiClient,
  { remember, asAutofill = false }: Offer,
): Promise<ReplyOf<typeof finishLogin>> {
  const { options: optionsJSON } = await api.call(startPasskeyLogin);
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: asAutofill });
  const body = { proof: proofOf(answer), remember };
  return api.call(logInWithPasskey, { body });
}

/** Finishes a login by a passkey. */
export async function finishBy(api: ApiClient, pending_login: string): Promise<ReplyOf<typeof finishLogin>> {
  const { options: optionsJSON } = await api.call(askSecondFactor, { body: { pending_login } });
  const passkey = proofOf(await startAuthentication({ optionsJSON }));
  return api.call(finishLogin, { body: { pending_login, passkey } });
}

/** Nobody waits for a passkey any more. */
export const cancel = (): void => WebAuthnAbortService.cancelCeremony();
