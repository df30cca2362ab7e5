import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, PenIcon, SendIcon } from '../icons.tsx';

const STATUSES: Readonly<Record<string, { word: string; colour: string; icon: ReactNode }>> = {
  draft: { word: 'Draft', colour: 'muted', icon: <PenIcon size={16} /> },
  scheduled: { word: 'Scheduled', colour: 'bronze', icon: <ClockIcon size={16} /> },
  queued: { word: 'Waiting to go out', colour: 'bronze', icon: <ClockIcon size={16} /> },
  pending: { word: 'Pending', colour: 'bronze', icon: <ClockIcon size={16} /> },
  publishing: { word: 'Publishing', colour: 'primary', icon: <SendIcon size={16} /> },
  retrying: { word: 'Tries again', colour: 'bronze', icon: <ClockIcon size={16} /> },
  unknown: { word: 'Outcome unknown', colour: 'amber', icon: <AlertIcon size={16} /> },
  blocked: { word: 'Waits for a connection', colour: 'amber', icon: <AlertIcon size={16} /> },
  published: { word: 'Published', colour: 'green', icon: <CheckIcon size={16} /> },
  failed: { word: 'Failed', colour: 'red', icon: <AlertIcon size={16} /> },
  canceled: { word: 'Canceled', colour: 'muted', icon: <CloseIcon size={16} /> },
};

/** Where a post stands, in a word and an icon; colour only supports it. */
export function StatusTag({ status }: { status: string }): ReactNode {
  const known = STATUSES[status] ?? { word: status, colour: 'muted', icon: null };
  return (
    <span className="status-tag" style={{ color: `var(--${known.colour})` }}>
      {known.icon}
      {known.word}
    </span>
  );
}
