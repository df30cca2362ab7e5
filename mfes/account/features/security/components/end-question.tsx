import type { UserSession } from '@carillon/contracts/http/identity/list-sessions.ts';
import { actionErrorText, Question, useToasts } from '@carillon/sdk/index.ts';
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
    toasts.success(others ? 'You are logged out everywhere else.' : `${deviceOf(which)} is logged out.`);
    onClose();
  });
  return (
    <Question
      title={others ? 'Log out everywhere else?' : 'Log out there?'}
      action={others ? 'Log out everywhere else' : 'Log out'}
      keep="Stay logged in there"
      busy={end.busy}
      error={end.error && `You could not be logged out there. ${actionErrorText(end.error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void end.run(others ? 'others' : which.id)}
    >
      {!others && <p className="question-name">{deviceOf(which)}</p>}
      <p className="muted">
        {others
          ? 'Every other browser will have to log in again. Drafts stay as last saved.'
          : 'That browser will have to log in again. Drafts stay as last saved.'}
      </p>
      <p className="muted">If someone else may know your password, change it too.</p>
    </Question>
  );
}
