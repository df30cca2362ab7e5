import type { Member } from '@carillon/contracts/http/identity/members/list-members.ts';
import { actionErrorText, Question, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRemoveMember } from '../api/use-members.ts';

interface RemoveQuestionProps {
  readonly member: Member;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks before somebody is shut out. */
export function RemoveQuestion({ member, home, onClose }: RemoveQuestionProps): ReactNode {
  const toasts = useToasts();
  const remove = useRemoveMember(() => {
    toasts.success(t`${{ name: member.name }} is no longer a member.`);
    onClose();
  });
  return (
    <Question
      title={t`Remove this member?`}
      action={t`Remove member`}
      keep={t`Keep member`}
      danger
      busy={remove.busy}
      error={
        remove.error && t`Couldn’t remove ${{ name: member.name }}. ${{ why: actionErrorText(remove.error) }}`
      }
      home={home}
      onClose={onClose}
      onConfirm={() => void remove.run(member.id)}
    >
      <p className="question-name">{member.name}</p>
      <p className="muted">
        <Trans>
          They lose access to this workspace immediately, and so do their access tokens. What they created
          stays. You can invite them again.
        </Trans>
      </p>
    </Question>
  );
}
