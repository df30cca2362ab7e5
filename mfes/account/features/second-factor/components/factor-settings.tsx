import type { Passkey } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Factors } from '../api/use-second-factors.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { AppRow } from './app-row.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryRow } from './recovery-row.tsx';
import { RemoveAppDialog } from './remove-app-dialog.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';

type Open =
  | { readonly what: 'set-up' | 'remove-app' | 'add-passkey' | 'new-codes' }
  | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly what: 'codes'; readonly codes: readonly string[]; readonly isFirst: boolean };

interface FactorSettingsProps {
  readonly factors: Factors;
  home(): HTMLElement | null;
}

/** Each factor with what may be done about it. */
export function FactorSettings({ factors, home }: FactorSettingsProps): ReactNode {
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const common = { home, onClose: close };
  const showCodes = (codes: readonly string[] | null): void =>
    setOpen(codes && { what: 'codes', codes, isFirst: factors.recovery_codes_left === null });
  return (
    <>
      <p className="muted">
        <Trans>With two-step login, a password alone is never enough.</Trans>
      </p>
      <ul className="account-sessions">
        <AppRow
          factors={factors}
          onSetUp={() => setOpen({ what: 'set-up' })}
          onRemove={() => setOpen({ what: 'remove-app' })}
        />
        <PasskeyRow
          factors={factors}
          onAdd={() => setOpen({ what: 'add-passkey' })}
          onRename={(passkey) => setOpen({ what: 'rename', passkey })}
          onRemove={(passkey) => setOpen({ what: 'remove', passkey })}
        />
        {factors.recovery_codes_left !== null && (
          <RecoveryRow left={factors.recovery_codes_left} onRenew={() => setOpen({ what: 'new-codes' })} />
        )}
      </ul>
      {open?.what === 'set-up' && <SetUpAppDialog {...common} onCodes={showCodes} />}
      {open?.what === 'remove-app' && <RemoveAppDialog {...common} factors={factors} />}
      {open?.what === 'add-passkey' && <AddPasskeyDialog {...common} factors={factors} onCodes={showCodes} />}
      {open?.what === 'rename' && <RenamePasskeyDialog passkey={open.passkey} home={home} onClose={close} />}
      {open?.what === 'remove' && (
        <RemovePasskeyDialog {...common} factors={factors} passkey={open.passkey} />
      )}
      {open?.what === 'new-codes' && <NewCodesDialog {...common} onCodes={showCodes} />}
      {open?.what === 'codes' && (
        <CodesDialog codes={open.codes} isFirst={open.isFirst} home={home} onClose={close} />
      )}
    </>
  );
}
