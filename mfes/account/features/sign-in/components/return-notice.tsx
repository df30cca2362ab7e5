import {
  isSignInOutcome,
  type SignInOutcome,
  WENT_WELL,
} from '@carillon/contracts/domain/sign-in-outcome.ts';
import { PROVIDER_NAMES } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { SignInMethod } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { useLocation, useShell } from '@carillon/sdk/index.ts';
import { signInText } from '@carillon/sdk/session/sign-in-text.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useSignInMethods } from '../../../lib/use-sign-in-methods.ts';

interface Came {
  readonly outcome: SignInOutcome;
  readonly provider: string | null;
}

/** The result of a visit to a provider, at the top of the page. Removed from the address at once. */
export function ReturnNotice(): ReactNode {
  const methods = useSignInMethods().data?.methods ?? [];
  const shell = useShell();
  const { search, pathname } = useLocation();
  const [came, setCame] = useState(() => read(search));
  useEffect(() => {
    if (!read(search)) return;
    setCame(read(search));
    shell.navigate(pathname, { replace: true });
  }, [search, pathname, shell]);
  if (!came) return null;
  const isFine = WENT_WELL.has(came.outcome);
  return (
    <Alert
      type={isFine ? 'success' : 'error'}
      showIcon
      role={isFine ? 'status' : 'alert'}
      title={signInText(came.outcome, nameOf(came.provider, methods))}
      closable={{ onClose: () => setCame(null), 'aria-label': t`Dismiss` }}
    />
  );
}

/** Anybody can put words into a link: only what is known is shown. */
const nameOf = (provider: string | null, methods: readonly SignInMethod[]): string =>
  methods.find(({ id }) => id === provider)?.name ??
  (provider === 'google' || provider === 'facebook' ? PROVIDER_NAMES[provider] : t`The provider`);

function read(search: string): Came | null {
  const parameters = new URLSearchParams(search);
  const outcome = parameters.get('sign_in');
  if (outcome === null) return null;
  return { outcome: isSignInOutcome(outcome) ? outcome : 'failed', provider: parameters.get('provider') };
}
