import type { SignInMethod } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { fullTime, useAccountZone } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface MethodRowProps {
  readonly method: SignInMethod;
  /** Without it nobody could log in. */
  readonly isLast: boolean;
  onAct(action: 'link' | 'unlink'): void;
}

/** A provider, with what is linked of it. */
export function MethodRow({ method, isLast, onAct }: MethodRowProps): ReactNode {
  const { name, available, linked } = method;
  const zone = useAccountZone();
  const since = linked && t`since ${{ when: fullTime(new Date(linked.at), zone) }}`;
  return (
    <li>
      <div>
        <h3>{name}</h3>
        {linked ? (
          <>
            <p className={available ? 'account-here' : 'muted'}>
              {available ? t`Linked` : t`Linked, but no longer available on this server`}
            </p>
            <p className="muted">{linked.email ? `${linked.email} · ${since}` : since}</p>
            {isLast && (
              <p className="muted">
                <Trans>This is your only way to log in. Set a password before you unlink it.</Trans>
              </p>
            )}
          </>
        ) : (
          <p className="muted">
            <Trans>Not linked</Trans>
          </p>
        )}
      </div>
      {linked ? (
        !isLast && (
          <Button aria-label={t`Unlink ${name}`} onClick={() => onAct('unlink')}>
            <Trans>Unlink</Trans>
          </Button>
        )
      ) : (
        <Button aria-label={t`Link ${name}`} onClick={() => onAct('link')}>
          <Trans context="verb">Link</Trans>
        </Button>
      )}
    </li>
  );
}
