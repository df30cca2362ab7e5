import { Button } from '@carillon/ui/index.ts';
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
    <section className="panel account-card" aria-label="Email">
      <dl>
        <dt>Email</dt>
        <dd>{email}</dd>
        {proof?.state === 'confirmed' && <dd className="account-here">Confirmed</dd>}
        <dd className="muted">You log in with it. We send account emails here.</dd>
        {proof?.mail === 'none' && (
          <dd className="muted">To change it, ask the administrator to set up email on this server.</dd>
        )}
      </dl>
      {mayChange && (
        <div className="account-save">
          <Button onClick={() => setChanging(true)}>Change email</Button>
        </div>
      )}
      {proof?.change && <PendingChange change={proof.change} mail={proof.mail} />}
      {proof?.state === 'unconfirmed' && proof.mail !== 'none' && (
        <ProofNotice email={email} mail={proof.mail}>
          Confirm that {email} is yours: then nobody else can claim this account.
        </ProofNotice>
      )}
      {changing && <ChangeDialog onClose={() => setChanging(false)} />}
    </section>
  );
}
