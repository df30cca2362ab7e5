import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEmailProof } from '../../../lib/use-email-proof.ts';
import { ProofNotice } from './proof-notice.tsx';

interface UnprovenEmailProps {
  readonly email: string;
}

/** Warns that an unconfirmed email endangers the settings below it. Hidden if none can be set up. */
export function UnprovenEmail({ email }: UnprovenEmailProps): ReactNode {
  const { data: proof } = useEmailProof();
  if (proof?.state !== 'unconfirmed' || proof.mail === 'none') return null;
  return (
    <section className="panel account-card" aria-label={t`Email`}>
      <ProofNotice email={email} mail={proof.mail}>
        <Trans>Until you confirm your email, resetting your password also removes the settings below.</Trans>
      </ProofNotice>
    </section>
  );
}
