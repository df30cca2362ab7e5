import { AlertIcon, ClockIcon, StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface StandingProps {
  readonly status: string;
  readonly waitingFor: 'time' | 'retry' | 'connection' | null;
  /** Its network is not connected. */
  readonly unlinked: boolean;
}

/** Where a target stands, in a word that says more than "Scheduled" where there is more to say. */
export function Standing({ status, waitingFor, unlinked }: StandingProps): ReactNode {
  if (status !== 'scheduled') return <StatusTag status={status} />;
  if (unlinked || waitingFor === 'connection')
    return (
      <span className="status-tag" style={{ color: 'var(--amber)' }}>
        <AlertIcon size={16} />
        Waits for a connection
      </span>
    );
  if (waitingFor === 'retry')
    return (
      <span className="status-tag" style={{ color: 'var(--bronze)' }}>
        <ClockIcon size={16} />
        Tries again
      </span>
    );
  return <StatusTag status={status} />;
}
