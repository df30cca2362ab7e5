import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** When the writer of a draft wants it published. */
export interface RequestedTime {
  /** In words. */
  readonly when: string;
  readonly passed: boolean;
}

interface RequestedTimeNoteProps {
  readonly requestedTime: RequestedTime | null;
  /** The writer's name. */
  readonly by: string;
}

/** Shows the time that the writer asks for to the person who sends the draft. */
export function RequestedTimeNote({ requestedTime, by }: RequestedTimeNoteProps): ReactNode {
  if (!requestedTime) return null;
  return (
    <Alert
      type={requestedTime.passed ? 'warning' : 'info'}
      showIcon
      title={requestedTimeText(requestedTime, by)}
    />
  );
}

/** The same as a sentence. */
export const requestedTimeText = ({ when, passed }: RequestedTime, by: string): string =>
  passed ? t`${by} suggested ${when}. That time has passed.` : t`${by} suggests ${when}.`;
