import { fullTime, useAccountZone } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Factors } from '../api/use-second-factors.ts';

interface AppRowProps {
  readonly factors: Factors;
  onSetUp(): void;
  onRemove(): void;
}

export function AppRow({ factors: { authenticator }, onSetUp, onRemove }: AppRowProps): ReactNode {
  const zone = useAccountZone();
  return (
    <li>
      <div>
        <h3>Authenticator app</h3>
        {authenticator ? (
          <>
            <p className="account-here">On</p>
            <p className="muted">Since {fullTime(new Date(authenticator.added_at), zone)}</p>
          </>
        ) : (
          <p className="muted">An app on your phone shows a six-digit code for each log-in.</p>
        )}
      </div>
      {authenticator ? (
        <Button onClick={onRemove}>Remove app</Button>
      ) : (
        <Button onClick={onSetUp}>Set up app</Button>
      )}
    </li>
  );
}
