import type { SignInMethod } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { QueryView } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type Methods, useSignInMethods } from '../../../lib/use-sign-in-methods.ts';
import { LinkDialog } from './link-dialog.tsx';
import { MethodRow } from './method-row.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

const HEADING = 'sign-in-methods';
const home = (): HTMLElement | null => document.getElementById(HEADING);

/** The providers that log the user in, and how to link and unlink them. */
export function MethodsPanel(): ReactNode {
  const query = useSignInMethods();
  const [pendingAction, setPendingAction] = useState<{ act: 'link' | 'unlink'; method: SignInMethod } | null>(
    null,
  );
  const close = (): void => setPendingAction(null);
  if (query.data?.methods.length === 0) return null;
  return (
    <section className="panel account-card" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        <Trans>Login methods</Trans>
      </h2>
      <QueryView
        query={query}
        failed={t`Couldn’t load the list`}
        safe={t`The way you log in hasn’t changed.`}
        rows={3}
      >
        {({ methods, password }) => (
          <ul className="account-sessions">
            {methods.map((method) => (
              <MethodRow
                key={method.id}
                method={method}
                isLast={!password && methods.filter(isWorking).every(({ id }) => id === method.id)}
                onAct={(action) => setPendingAction({ act: action, method })}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {pendingAction?.act === 'link' && (
        <LinkDialog method={pendingAction.method} home={home} onClose={close} />
      )}
      {pendingAction?.act === 'unlink' && query.data && (
        <UnlinkDialog
          method={pendingAction.method}
          left={waysWithout(pendingAction.method, query.data)}
          home={home}
          onClose={close}
        />
      )}
    </section>
  );
}

const waysWithout = ({ id }: SignInMethod, { methods, password }: Methods): string[] => [
  ...(password ? [t`your password`] : []),
  ...methods.filter((one) => isWorking(one) && one.id !== id).map(({ name }) => name),
];

const isWorking = ({ available, linked }: SignInMethod): boolean => available && linked !== null;
