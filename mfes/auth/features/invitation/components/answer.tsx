import { actionErrorText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAccept, useDecline } from '../api/use-answer.ts';

interface AnswerProps {
  readonly secret: string;
  readonly workspace: string;
  /** They are already a member, so there is only a link to the workspace. */
  readonly member: boolean;
  /** The workspace opens. */
  onJoined(): void;
}

/** For whom the invitation is. */
export function Answer({ secret, workspace, member, onJoined }: AnswerProps): ReactNode {
  const accept = useAccept(secret, workspace);
  const decline = useDecline(secret, workspace);
  const busy = accept.busy || decline.busy;
  const error = accept.error ?? decline.error;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {member && (
        <p style={{ margin: 0 }}>
          <Trans>You’re a member of {workspace}.</Trans>
        </p>
      )}
      {error && <Alert type="error" showIcon role="alert" title={actionErrorText(error)} />}
      <div className="invitation-actions">
        <Button
          type="primary"
          size="large"
          loading={accept.busy}
          disabled={busy}
          onClick={() => {
            decline.reset();
            void accept.run(undefined).then((joined) => joined && onJoined());
          }}
        >
          {member ? t`Open ${workspace}` : t`Accept`}
        </Button>
        {!member && (
          <Button
            size="large"
            loading={decline.busy}
            disabled={busy}
            onClick={() => {
              accept.reset();
              void decline.run(undefined);
            }}
          >
            <Trans>Decline</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
