import type { Invitation } from '@carillon/contracts/http/identity/members/invitation.ts';
import { actionErrorText, Question, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevokeInvitation } from '../api/use-invitations.ts';

interface RevokeInvitationQuestionProps {
  readonly invitation: Invitation;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks before a link is good no more. */
export function RevokeInvitationQuestion({
  invitation: { id, email },
  home,
  onClose,
}: RevokeInvitationQuestionProps): ReactNode {
  const toasts = useToasts();
  const revoke = useRevokeInvitation(() => {
    toasts.success(t`Invitation to ${email} revoked.`);
    onClose();
  });
  return (
    <Question
      title={t`Revoke this invitation?`}
      action={t`Revoke invitation`}
      keep={t`Keep invitation`}
      danger
      busy={revoke.busy}
      error={revoke.error && t`Couldn’t revoke the invitation. ${{ why: actionErrorText(revoke.error) }}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void revoke.run(id)}
    >
      <p className="question-name">{email}</p>
      <p className="muted">
        <Trans>The link stops working. You can invite them again.</Trans>
      </p>
    </Question>
  );
}
