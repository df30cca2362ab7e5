import { RECOVERY_CODES } from '@carillon/contracts/http/identity/second-factors/second-factor.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const FEW = 3;

interface RecoveryRowProps {
  readonly left: number;
  onRenew(): void;
}

export const RecoveryRow = ({ left, onRenew }: RecoveryRowProps): ReactNode => (
  <li>
    <div>
      <h3>
        <Trans>Recovery codes</Trans>
      </h3>
      <p className={left > FEW ? 'muted' : 'account-ended'}>
        {left === 0 ? t`None left.` : t`${left} of ${RECOVERY_CODES} left.`}{' '}
        {left <= FEW && <Trans>Generate new ones.</Trans>}
      </p>
      <p className="muted">
        <Trans>Use these to log in without your phone or passkey. Each code works once.</Trans>
      </p>
    </div>
    <Button onClick={onRenew}>
      <Trans>Generate new codes</Trans>
    </Button>
  </li>
);
