import { takesPasskeys } from '@carillon/contracts/domain/passkey-support.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useEffect, useRef } from 'react';
import { useEnter } from '../../../lib/use-enter.ts';

/** The page comes first. */
const AFTER_MS = 1_000;
/** A challenge is good for five minutes. */
const AGAIN_MS = 4 * 60_000;

/** Offers passkeys among what the browser fills in for the email, where it can. */
export function usePasskeyAutofill(goal: string): void {
  const api = useApi();
  const enter = useRef<ReturnType<typeof useEnter>>(() => undefined);
  enter.current = useEnter(goal);
  useEffect(() => {
    if (!takesPasskeys(window) || !PublicKeyCredential.isConditionalMediationAvailable) return;
    let here = true;
    let offered = false;
    const offer = async (): Promise<void> => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
      offered = true;
      const { logInBy } = await import('./prove-passkey.ts');
      const reply = await logInBy(api, { remember: false, asAutofill: true });
      if (here) enter.current(reply);
    };
    // Nobody has asked for it: what comes of the form is told, and this is not.
    const quietly = (): void => void offer().catch(() => undefined);
    const first = setTimeout(quietly, AFTER_MS);
    const again = setInterval(quietly, AGAIN_MS);
    return () => {
      here = false;
      clearTimeout(first);
      clearInterval(again);
      if (!offered) return;
      void import('./prove-passkey.ts').then(({ cancel }) => cancel());
    };
  }, [api]);
}
