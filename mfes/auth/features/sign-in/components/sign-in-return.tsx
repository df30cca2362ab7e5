import { isSignInOutcome, type SignInOutcome } from '@carillon/contracts/domain/sign-in-outcome.ts';
import { actionErrorText, browserZone, noteWantedPage, useLocation, useShell } from '@carillon/sdk/index.ts';
import { signInText } from '@carillon/sdk/session/sign-in-text.ts';
import { Alert, Spin } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import type { SecondStep } from '../../../lib/second-step.ts';
import { useEnter } from '../../../lib/use-enter.ts';
import { useProviderName } from '../../../lib/use-provider-name.ts';
import { useFinishSignIn } from '../api/use-finish-sign-in.ts';

interface SignInReturnProps {
  /** Where a login leads. */
  readonly goal: string;
  /** The login page, with what the visitor came for. */
  readonly login: string;
  onEmail(email: string): void;
  onSecondStep(step: SecondStep): void;
  /** Returns the content to show in place of all else where the account is closed; null for any other error. */
  whenClosed(error: Error): ReactNode;
  /** The other ways to log in; not shown while one is under way. */
  readonly children: ReactNode;
}

interface Came {
  readonly outcome: SignInOutcome;
  readonly provider: string | null;
}

/** Handles a provider's return: logs in, or says why that failed. Removes the return from the address at once. */
export function SignInReturn(props: SignInReturnProps): ReactNode {
  const { goal, login, onEmail, onSecondStep, whenClosed, children } = props;
  const shell = useShell();
  const { search } = useLocation();
  const finish = useFinishSignIn();
  const nameOf = useProviderName();
  const enter = useEnter(goal);
  const [came, setCame] = useState(() => read(search));
  const [linkTo, setLinkTo] = useState<string | null>(null);
  useEffect(() => {
    if (!read(search)) return;
    setCame(read(search));
    shell.navigate(login, { replace: true });
  }, [search, login, shell]);

  const ready = came?.outcome === 'ready';
  const { run } = finish;
  // Once for each return.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are the same in all that matters
  useEffect(() => {
    if (!ready) return;
    void run(browserZone()).then((done) => {
      if (!done) return;
      const { token, created, link_to, linked, second_factor } = done;
      // A new account starts on the dashboard.
      if (created) noteWantedPage(null);
      if (token !== null) return enter({ token, linked });
      if (second_factor) return onSecondStep(second_factor);
      setLinkTo(link_to);
      onEmail(link_to ?? '');
    });
  }, [ready]);

  const closed = finish.error && whenClosed(finish.error);
  if (closed) return closed;
  const name = nameOf(came?.provider ?? null);
  if (ready && !finish.error && linkTo === null)
    return (
      <p role="status" style={{ display: 'flex', gap: 12, alignItems: 'center', minHeight: 200 }}>
        <Spin /> <Trans>Logging in with {name}…</Trans>
      </p>
    );
  return (
    <>
      {linkTo !== null && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t`There’s already an account for ${linkTo}. Log in to that account once to link ${name}.`}
          style={{ marginBottom: 16 }}
        />
      )}
      {came && linkTo === null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={finish.error ? actionErrorText(finish.error) : signInText(came.outcome, name)}
          closable={{ onClose: () => setCame(null), 'aria-label': t`Dismiss` }}
          style={{ marginBottom: 16 }}
        />
      )}
      {children}
    </>
  );
}

function read(search: string): Came | null {
  const parameters = new URLSearchParams(search);
  const outcome = parameters.get('sign_in');
  if (outcome === null) return null;
  return { outcome: isSignInOutcome(outcome) ? outcome : 'failed', provider: parameters.get('provider') };
}
