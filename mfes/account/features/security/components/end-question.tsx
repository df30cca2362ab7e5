import type { UserSession } from '@carillon/contracts/http/identity/sessions/list-sessions.ts';
import { actionErrorText, Question, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEndSessions } from '../api/use-sessions.ts';
import { deviceOf } from './session-list.tsx';

interface EndQuestionProps {
  /** The one to end, or all but this one. */
  readonly which: UserSession | 'others';
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks before a browser is logged out. */
export function EndQuestion({ which, home, onClose }: EndQuestionProps): ReactNode {
  const toasts = useToasts();
  const others = which === 'others';
  const end = useEndSessions(() => {
    toasts.success(
      others ? t`You’re logged out everywhere else.` : t`${{ device: deviceOf(which) }} is logged out.`,
    );
    onClose();
  });
  return (
    <Question
      title={others ? t`Log out everywhere else?` : t`Log out of this session?`}
      action={others ? t`Log out everywhere else` : t`Log out`}
      keep={t`Stay logged in there`}
      busy={end.busy}
      error={end.error && t`Couldn’t log you out there. ${{ why: actionErrorText(end.error) }}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void end.run(others ? 'others' : which.id)}
    >
      {!others && <p className="question-name">{deviceOf(which)}</p>}
      <p className="muted">
        {others
          ? t`You’ll have to log in again in every other browser. Saved drafts aren’t affected.`
          : t`You’ll have to log in again in that browser. Saved drafts aren’t affected.`}
      </p>
      <p className="muted">
        <Trans>If someone else may know your password, change it too.</Trans>
      </p>
    </Question>
  );
}
