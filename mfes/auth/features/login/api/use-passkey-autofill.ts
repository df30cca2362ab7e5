import { takesPasskeys } from '@carillon/contracts/domain/passkey-support.ts';
import { asApiError, useApi } from '@carillon/sdk/index.ts';
import { useEffect, useRef } from 'react';
import { useEnter } from '../../../lib/use-enter.ts';

/** The page comes first. */
const AFTER_MS = 1_000;
/** A challenge is good for five minutes. */
const AGAIN_MS = 4 * 60_000;

/**
 * Offers passkeys among what the browser fills in for the email, where it can.
 * @param onRefused called with the reason why the server did not let in a user who picked one
 */
export function usePasskeyAutofill(goal: string, onRefused: (error: Error) => void): void {
  const api = useApi();
  const enter = useRef<ReturnType<typeof useEnter>>(() => undefined);
  enter.current = useEnter(goal);
  const onRefusedRef = useRef(onRefused);
  onRefusedRef.current = onRefused;
  useEffect(() => {
    if (!takesPasskeys(window) || !PublicKeyCredential.isConditionalMediationAvailable) return;
    let isMounted = true;
    let isOffered = false;
    const offer = async (): Promise<void> => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
      isOffered = true;
      const { logInBy } = await import('./prove-passkey.ts');
      const reply = await logInBy(api, { remember: false, asAutofill: true });
      if (isMounted) enter.current(reply);
    };
    // Nobody asked for it, so it isn't reported if the browser provides no passkey.
    const quietly = (): void =>
      void offer().catch((error) => {
        if (isMounted && asApiError(error)) onRefusedRef.current(error);
      });
    const first = setTimeout(quietly, AFTER_MS);
    const again = setInterval(quietly, AGAIN_MS);
    return () => {
      isMounted = false;
      clearTimeout(first);
      clearInterval(again);
      if (!isOffered) return;
      void import('./prove-passkey.ts').then(({ cancel }) => cancel());
    };
  }, [api]);
}
