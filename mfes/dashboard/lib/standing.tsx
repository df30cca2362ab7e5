import { AlertIcon, StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

/** Where a target stands; `waits` when it can't go on before its network is connected. */
export const Standing = ({ status, waits }: { status: string; waits: boolean }): ReactNode =>
  waits ? (
    <span className="status-tag" style={{ color: 'var(--amber)' }}>
      <AlertIcon size={16} />
      Waits for a connection
    </span>
  ) : (
    <StatusTag status={status} />
  );
