import type { User } from '@carillon/sdk/index.ts';
import { actionErrorText, Question } from '@carillon/sdk/index.ts';
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
      title="Leave this workspace?"
      action="Leave workspace"
      keep="Stay"
      danger
      busy={leave.busy}
      error={leave.error && `You are still a member. ${actionErrorText(leave.error)}`}
      onClose={onClose}
      onConfirm={() => void leave.run(workspace)}
    >
      <p className="question-name">{workspace.name}</p>
      <p className="muted">
        You’ll return to your own workspace. What you created stays here. To come back, you’ll need a new
        invitation.
      </p>
    </Question>
  );
}
