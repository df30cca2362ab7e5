import type { User } from '@carillon/sdk/index.ts';
import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLeaveWorkspace } from '../api/use-workspace.ts';

interface LeaveQuestionProps {
  readonly workspace: User['workspace'];
  onClose(): void;
}

/** Asks before the user shuts the door behind them. */
export function LeaveQuestion({ workspace, onClose }: LeaveQuestionProps): ReactNode {
  const leave = useLeaveWorkspace(onClose);
  return (
    <Question
      title={t`Leave this workspace?`}
      action={t`Leave workspace`}
      keep={t`Stay`}
      danger
      busy={leave.busy}
      error={leave.error && t`Couldn’t leave the workspace. ${{ why: actionErrorText(leave.error) }}`}
      onClose={onClose}
      onConfirm={() => void leave.run(workspace)}
    >
      <p className="question-name">{workspace.name}</p>
      <p className="muted">
        <Trans>
          You’ll return to your own workspace. What you created stays here. To come back, you’ll need a new
          invitation.
        </Trans>
      </p>
    </Question>
  );
}
