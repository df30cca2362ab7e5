import type { ReactNode } from 'react';
import { useEmailProof } from '../../../lib/use-email-proof.ts';
import { ProofNotice } from './proof-notice.tsx';

/** The account's address, and whether it is known to be the user's. */
export function EmailCard({ email }: { readonly email: string }): ReactNode {
  const { data: proof } = useEmailProof();
  return (
    <section className="panel account-card" aria-label="Email">
      <dl>
        <dt>Email</dt>
        <dd>{email}</dd>
        {proof?.state === 'confirmed' && <dd className="account-here">Confirmed</dd>}
        <dd className="muted">Your account’s mail goes there. It can’t be changed yet.</dd>
      </dl>
      {proof?.state === 'unconfirmed' && proof.mail !== 'none' && (
        <ProofNotice email={email} mail={proof.mail}>
          Confirm that {email} is yours: then nobody else can claim this account.
        </ProofNotice>
      )}
    </section>
  );
}
