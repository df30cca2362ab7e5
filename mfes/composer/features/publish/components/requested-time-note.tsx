import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** When the writer of a draft would have it go out. */
export interface RequestedTime {
  /** In words. */
  readonly when: string;
  readonly passed: boolean;
}

interface WishNoteProps {
  readonly wish: RequestedTime | null;
  /** What its writer is called. */
  readonly by: string;
}

/** Says what its writer wishes to whoever sends it. */
export function WishNote({ wish, by }: WishNoteProps): ReactNode {
  if (!wish) return null;
  return <Alert type={wish.passed ? 'warning' : 'info'} showIcon title={requestedTimeText(wish, by)} />;
}

/** The same as a sentence. */
export const requestedTimeText = ({ when, passed }: RequestedTime, by: string): string =>
  passed ? t`${by} suggested ${when}. That time has passed.` : t`${by} suggests ${when}.`;
