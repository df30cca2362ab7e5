import type { AccessToken } from '@carillon/contracts/http/identity/tokens/access-token.ts';
import { fullTime, relativeTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { scopeName } from '../model/scope-text.ts';

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
        const isExpired = new Date(expires_at) <= now;
        const expiry = fullTime(new Date(expires_at), zone);
        const lastUsed = last_used_at && new Date(last_used_at);
        const facts = [
          t`Created ${{ when: fullTime(new Date(created_at), zone) }}`,
          lastUsed
            ? t`last used ${{ when: relativeTime(lastUsed, now, zone) ?? fullTime(lastUsed, zone) }}`
            : t`never used`,
        ];
        return (
          <li key={id} className="panel">
            <div>
              <h2 dir="auto">{name}</h2>
              <code className="muted">{begins}…</code>
              <p>{scopes.map((scope) => scopeName(scope)).join(' · ')}</p>
              <p className="muted">{facts.join(' · ')}</p>
              <p className={isExpired ? 'account-ended' : 'muted'}>
                {isExpired ? t`Expired ${expiry}` : t`Expires ${expiry}`}
              </p>
            </div>
            <Button
              danger
              aria-label={isExpired ? t`Remove ${name}` : t`Revoke ${name}`}
              onClick={() => onRevoke(token)}
            >
              {isExpired ? t`Remove` : t`Revoke`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
