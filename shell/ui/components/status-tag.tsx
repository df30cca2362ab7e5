import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, PenIcon, SendIcon } from '../icons.tsx';

const STATUSES: Readonly<Record<string, { word: string; color: string; icon: ReactNode }>> = {
  draft: { word: 'Draft', color: 'muted', icon: <PenIcon size={16} /> },
  requested: { word: 'Waiting for approval', color: 'amber', icon: <ClockIcon size={16} /> },
  changes_requested: { word: 'Changes requested', color: 'red', icon: <PenIcon size={16} /> },
  approved: { word: 'Approved', color: 'green', icon: <CheckIcon size={16} /> },
  scheduled: { word: 'Scheduled', color: 'bronze', icon: <ClockIcon size={16} /> },
  queued: { word: 'Queued', color: 'bronze', icon: <ClockIcon size={16} /> },
  pending: { word: 'Pending', color: 'bronze', icon: <ClockIcon size={16} /> },
  publishing: { word: 'Publishing', color: 'primary', icon: <SendIcon size={16} /> },
  retrying: { word: 'Will retry', color: 'bronze', icon: <ClockIcon size={16} /> },
  unknown: { word: 'Outcome unknown', color: 'amber', icon: <AlertIcon size={16} /> },
  blocked: { word: 'Waiting for connection', color: 'amber', icon: <AlertIcon size={16} /> },
  published: { word: 'Published', color: 'green', icon: <CheckIcon size={16} /> },
  taken_down: { word: 'Removed', color: 'muted', icon: <CloseIcon size={16} /> },
  failed: { word: 'Failed', color: 'red', icon: <AlertIcon size={16} /> },
  canceled: { word: 'Canceled', color: 'muted', icon: <CloseIcon size={16} /> },
};

/** Where a post stands, in a word and an icon; color only supports it. */
export function StatusTag({ status }: { status: string }): ReactNode {
  const known = STATUSES[status] ?? { word: status, color: 'muted', icon: null };
  return (
    <span className="status-tag" style={{ color: `var(--${known.color})` }}>
      {known.icon}
      {known.word}
    </span>
  );
}
