import { RECOVERY_CODES } from '@carillon/contracts/http/identity/second-factor.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

const FEW = 3;

interface RecoveryRowProps {
  readonly left: number;
  onRenew(): void;
}

export const RecoveryRow = ({ left, onRenew }: RecoveryRowProps): ReactNode => (
  <li>
    <div>
      <h3>Recovery codes</h3>
      <p className={left > FEW ? 'muted' : 'account-ended'}>
        {left === 0 ? 'None left.' : `${left} of ${RECOVERY_CODES} are left.`}
        {left <= FEW && ' Make new ones.'}
      </p>
      <p className="muted">For logging in without your phone or passkey. Each code works once.</p>
    </div>
    <Button onClick={onRenew}>Make new codes</Button>
  </li>
);
