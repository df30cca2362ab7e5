import type { SignInMethod } from '@carillon/contracts/http/identity/list-sign-in-methods.ts';
import { fullTime, useAccountZone } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface MethodRowProps {
  readonly method: SignInMethod;
  /** Without it nobody could log in. */
  readonly isLast: boolean;
  onAct(act: 'link' | 'unlink'): void;
}

/** A provider, with what is linked of it. */
export function MethodRow({ method, isLast, onAct }: MethodRowProps): ReactNode {
  const { name, available, linked } = method;
  const zone = useAccountZone();
  return (
    <li>
      <div>
        <h3>{name}</h3>
        {linked ? (
          <>
            <p className={available ? 'account-here' : 'muted'}>
              {available ? 'Linked' : 'Linked, but no longer offered here'}
            </p>
            <p className="muted">
              {linked.email && <>{linked.email} · </>}since {fullTime(new Date(linked.at), zone)}
            </p>
            {isLast && <p className="muted">Your only way to log in. Set a password to unlink it.</p>}
          </>
        ) : (
          <p className="muted">Not linked</p>
        )}
      </div>
      {linked ? (
        !isLast && (
          <Button aria-label={`Unlink ${name}`} onClick={() => onAct('unlink')}>
            Unlink
          </Button>
        )
      ) : (
        <Button aria-label={`Link ${name}`} onClick={() => onAct('link')}>
          Link
        </Button>
      )}
    </li>
  );
}
