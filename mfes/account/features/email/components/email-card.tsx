import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useEmailProof } from '../../../lib/use-email-proof.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { PendingChange } from './pending-change.tsx';
import { ProofNotice } from './proof-notice.tsx';

/** The account's address, whether it is known to be the user's, and the way to another one. */
export function EmailCard({ email }: { readonly email: string }): ReactNode {
  const { data: proof } = useEmailProof();
  const [changing, setChanging] = useState(false);
  const mayChange = proof !== undefined && proof.state !== 'not_needed' && proof.mail !== 'none';
  return (
    <section className="panel account-card" aria-label={t`Email`}>
      <dl>
        <dt>
          <Trans>Email</Trans>
        </dt>
        <dd>{email}</dd>
        {proof?.state === 'confirmed' && (
          <dd className="account-here">
            <Trans>Confirmed</Trans>
          </dd>
        )}
        <dd className="muted">
          <Trans>You log in with this address, and we send account emails to it.</Trans>
        </dd>
        {proof?.mail === 'none' && (
          <dd className="muted">
            <Trans>To change it, ask the administrator to set up email on this server.</Trans>
          </dd>
        )}
      </dl>
      {mayChange && (
        <div className="account-save">
          <Button onClick={() => setChanging(true)}>
            <Trans>Change email</Trans>
          </Button>
        </div>
      )}
      {proof?.change && <PendingChange change={proof.change} mail={proof.mail} />}
      {proof?.state === 'unconfirmed' && proof.mail !== 'none' && (
        <ProofNotice email={email} mail={proof.mail}>
          <Trans>Confirm that {email} is yours so that nobody else can claim this account.</Trans>
        </ProofNotice>
      )}
      {changing && <ChangeDialog onClose={() => setChanging(false)} />}
    </section>
  );
}
