import { takesPasskeys } from '@carillon/contracts/domain/passkey-support.ts';
import { errorText, useOnce } from '@carillon/sdk/index.ts';
import { passkeyFault } from '@carillon/sdk/session/passkey-fault.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { usePasskeyLogin } from '../api/use-passkey.ts';
import { usePasskeyAutofill } from '../api/use-passkey-autofill.ts';
import { closedFor } from './closed-account.tsx';

interface PasskeyButtonProps {
  readonly goal: string;
  readonly remember: boolean;
}

/** The way in without an email or a password, where the browser has one. */
export function PasskeyButton({ goal, remember }: PasskeyButtonProps): ReactNode {
  const login = usePasskeyLogin(goal);
  const once = useOnce();
  const [loginError, setLoginError] = useState<Error | null>(null);
  usePasskeyAutofill(goal, setLoginError);
  if (!takesPasskeys(window)) return null;
  const error = login.error ?? (login.isIdle ? loginError : null);
  const closed = error && closedFor(goal)(error);
  if (closed) return closed;
  return (
    <>
      <Button
        size="large"
        block
        loading={login.isPending}
        disabled={login.isPending}
        onClick={() => void once(() => login.mutateAsync(remember).catch(() => undefined))}
      >
        <Trans>Log in with a passkey</Trans>
      </Button>
      {error && <Alert type="error" showIcon role="alert" title={passkeyFault(error) ?? errorText(error)} />}
    </>
  );
}
