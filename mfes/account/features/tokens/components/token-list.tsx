import { scopeName } from '@carillon/contracts/domain/token-scopes.ts';
import type { AccessToken } from '@carillon/contracts/http/identity/access-token.ts';
import { fullTime, relativeTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface TokenListProps {
  readonly tokens: readonly AccessToken[];
  onRevoke(token: AccessToken): void;
}

/** Each token with what it may do, and its dates. */
export function TokenList({ tokens, onRevoke }: TokenListProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  return (
    <ul className="account-tokens">
      {tokens.map((token) => {
        const { id, name, begins, scopes, created_at, expires_at, last_used_at } = token;
        const ended = new Date(expires_at) <= now;
        return (
          <li key={id} className="panel">
            <div>
              <h2>{name}</h2>
              <code className="muted">{begins}…</code>
              <p>{scopes.map((scope) => scopeName(scope)).join(' · ')}</p>
              <p className="muted">
                <Trans>
                  {' '}
                  Created {fullTime(new Date(created_at), zone)} ·{' '}
                  {last_used_at
                    ? t`last used ${relativeTime(new Date(last_used_at), now, zone) ?? fullTime(new Date(last_used_at), zone)}`
                    : t`never used`}
                </Trans>
              </p>
              <p className={ended ? 'account-ended' : 'muted'}>
                {ended ? t`Has expired` : t`Expires`} {fullTime(new Date(expires_at), zone)}
              </p>
            </div>
            <Button
              danger
              aria-label={`${ended ? t`Remove` : t`Revoke`} ${name}`}
              onClick={() => onRevoke(token)}
            >
              {ended ? t`Remove` : t`Revoke`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
