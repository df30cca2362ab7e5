import type { AccessToken } from '@carillon/contracts/http/identity/tokens/access-token.ts';
import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevokeToken } from '../api/use-tokens.ts';

interface RevokeQuestionProps {
  readonly token: AccessToken;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks before a program is shut out. */
export function RevokeQuestion({ token, home, onClose }: RevokeQuestionProps): ReactNode {
  const revoke = useRevokeToken(onClose);
  return (
    <Question
      title={t`Revoke this token?`}
      action={t`Revoke token`}
      keep={t`Keep token`}
      danger
      busy={revoke.busy}
      error={revoke.error && t`Couldn’t revoke the token. ${{ why: actionErrorText(revoke.error) }}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void revoke.run(token.id)}
    >
      <p className="question-name">{token.name}</p>
      <p className="muted">
        <Trans>Programs that use it lose access immediately. This can’t be undone.</Trans>
      </p>
    </Question>
  );
}
