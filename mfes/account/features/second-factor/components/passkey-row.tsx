import { takesPasskeys } from '@carillon/contracts/domain/passkey-support.ts';
import type { Passkey } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { fullTime, relativeTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Factors } from '../api/use-second-factors.ts';

interface PasskeyRowProps {
  readonly factors: Factors;
  onAdd(): void;
  onRename(passkey: Passkey): void;
  onRemove(passkey: Passkey): void;
}

export function PasskeyRow({ factors, onAdd, onRename, onRemove }: PasskeyRowProps): ReactNode {
  const { passkeys, passkeys_available } = factors;
  const can = passkeys_available && takesPasskeys(window);
  return (
    <>
      <li>
        <div>
          <h3>
            <Trans>Passkeys</Trans>
          </h3>
          <p className="muted">
            {can
              ? t`Log in with your fingerprint, face or PIN instead of a password. A passkey counts as both steps.`
              : passkeys_available
                ? t`This browser can’t create passkeys. Open Carillon in another browser to add one.`
                : t`Passkeys need HTTPS and a domain name. This server is missing at least one of them.`}
          </p>
        </div>
        {can && (
          <Button onClick={onAdd}>
            <Trans>Add passkey</Trans>
          </Button>
        )}
      </li>
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} onRename={onRename} onRemove={onRemove} />
      ))}
    </>
  );
}

type ItemProps = Pick<PasskeyRowProps, 'onRename' | 'onRemove'> & { readonly passkey: Passkey };

function PasskeyItem({ passkey, onRename, onRemove }: ItemProps): ReactNode {
  const { name, created_at, last_used_at } = passkey;
  const zone = useAccountZone();
  const now = useNow();
  const lastUsed = last_used_at && new Date(last_used_at);
  const added = fullTime(new Date(created_at), zone);
  return (
    <li>
      <div>
        <h4 dir="auto">{name}</h4>
        <p className="muted">
          <Trans>Added {added}</Trans>
        </p>
        <p className="muted">
          {lastUsed
            ? t`Last used ${{ when: relativeTime(lastUsed, now, zone) ?? fullTime(lastUsed, zone) }}`
            : t`Not used yet`}
        </p>
      </div>
      <span className="account-save">
        <Button aria-label={t`Rename ${name}`} onClick={() => onRename(passkey)}>
          <Trans>Rename</Trans>
        </Button>
        <Button aria-label={t`Remove ${name}`} onClick={() => onRemove(passkey)}>
          <Trans>Remove</Trans>
        </Button>
      </span>
    </li>
  );
}
