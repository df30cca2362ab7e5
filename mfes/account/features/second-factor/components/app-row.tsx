import { fullTime, useAccountZone } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Factors } from '../api/use-second-factors.ts';

interface AppRowProps {
  readonly factors: Factors;
  onSetUp(): void;
  onRemove(): void;
}

export function AppRow({ factors: { authenticator }, onSetUp, onRemove }: AppRowProps): ReactNode {
  const zone = useAccountZone();
  const since = authenticator && fullTime(new Date(authenticator.added_at), zone);
  return (
    <li>
      <div>
        <h3>
          <Trans>Authenticator app</Trans>
        </h3>
        {authenticator ? (
          <>
            <p className="account-here">
              <Trans context="authenticator app">On</Trans>
            </p>
            <p className="muted">
              <Trans>Since {since}</Trans>
            </p>
          </>
        ) : (
          <p className="muted">
            <Trans>An app on your phone shows a six-digit code for each login.</Trans>
          </p>
        )}
      </div>
      {authenticator ? (
        <Button onClick={onRemove}>
          <Trans>Remove app</Trans>
        </Button>
      ) : (
        <Button onClick={onSetUp}>
          <Trans>Set up app</Trans>
        </Button>
      )}
    </li>
  );
}
