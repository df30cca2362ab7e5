import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listTargets } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** Asks before a post is sent again that may be out already. */
export function RetryDialog({ targets, commands, home, onClose }: PostDialogProps): ReactNode {
  const where = listTargets(targets.filter(({ may_be_out }) => may_be_out));
  const retry = async (): Promise<void> => {
    if (await commands.run({ action: 'retry', targets })) onClose();
  };
  return (
    <Question
      title={t`Try again on ${{ networks: listTargets(targets) }}?`}
      action={t`Try again`}
      keep={t`Not now`}
      busy={commands.busy}
      error={commands.error && `${failedTo('retry')}: ${actionErrorText(commands.error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void retry()}
    >
      <p>
        <Trans>
          {where} didn’t confirm an earlier attempt, so the post may already be there. Check {where} first: if
          it’s there, you don’t need to retry. Carillon also checks before it retries.
        </Trans>
      </p>
    </Question>
  );
}
