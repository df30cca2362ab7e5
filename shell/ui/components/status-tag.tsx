import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, PenIcon, SendIcon } from '../icons.tsx';

const STATUSES: Readonly<Record<string, { word: string; color: string; icon: ReactNode }>> = {
  draft: { word: t`Draft`, color: 'muted', icon: <PenIcon size={16} /> },
  requested: { word: t`Waiting for approval`, color: 'amber', icon: <ClockIcon size={16} /> },
  changes_requested: { word: t`Changes requested`, color: 'red', icon: <PenIcon size={16} /> },
  approved: { word: t`Approved`, color: 'green', icon: <CheckIcon size={16} /> },
  scheduled: { word: t`Scheduled`, color: 'bronze', icon: <ClockIcon size={16} /> },
  queued: { word: t`Queued`, color: 'bronze', icon: <ClockIcon size={16} /> },
  pending: { word: t`Pending`, color: 'bronze', icon: <ClockIcon size={16} /> },
  publishing: { word: t`Publishing`, color: 'primary', icon: <SendIcon size={16} /> },
  retrying: { word: t`Will retry`, color: 'bronze', icon: <ClockIcon size={16} /> },
  unknown: { word: t`Outcome unknown`, color: 'amber', icon: <AlertIcon size={16} /> },
  blocked: { word: t`Waiting for connection`, color: 'amber', icon: <AlertIcon size={16} /> },
  published: { word: t`Published`, color: 'green', icon: <CheckIcon size={16} /> },
  taken_down: { word: t`Removed`, color: 'muted', icon: <CloseIcon size={16} /> },
  failed: { word: t`Failed`, color: 'red', icon: <AlertIcon size={16} /> },
  canceled: { word: t`Canceled`, color: 'muted', icon: <CloseIcon size={16} /> },
};

/** A post's state as a word and an icon; color only supports it. */
export function StatusTag({ status }: { status: string }): ReactNode {
  const knownStatus = STATUSES[status] ?? { word: status, color: 'muted', icon: null };
  return (
    <span className="status-tag" style={{ color: `var(--${knownStatus.color})` }}>
      {knownStatus.icon}
      {knownStatus.word}
    </span>
  );
}
