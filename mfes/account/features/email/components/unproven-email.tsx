import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEmailProof } from '../../../lib/use-email-proof.ts';
import { ProofNotice } from './proof-notice.tsx';

interface UnprovenEmailProps {
  readonly email: string;
}

/** What an email that nobody has confirmed means for what is set up beside it; nothing where none can be. */
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
