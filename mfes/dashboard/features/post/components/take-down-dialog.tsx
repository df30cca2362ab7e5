import { actionErrorText, listText, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listTargets } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import { nameAmong } from '../name-among.ts';
import type { WholePostDialogProps } from './dialog-props.ts';

/** Asks before a post is deleted from its network, for everyone. */
export function TakeDownDialog({ targets, all, commands, home, onClose }: WholePostDialogProps): ReactNode {
  const where = listText(targets.map((target) => nameAmong(target, all)));
  const takeDown = async (): Promise<void> => {
    if (await commands.run({ action: 'take-down', targets })) onClose();
  };
  return (
    <Question
      title={t`Delete this post from ${where}?`}
      action={t`Delete from ${{ networks: listTargets(targets) }}`}
      keep={t`Keep it`}
      danger
      busy={commands.busy}
      error={commands.error && `${failedTo('take-down')}: ${actionErrorText(commands.error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void takeDown()}
    >
      <p>
        <Trans>
          Deletes the post from {where} for everyone, with its likes and replies. It stays on your list as
          removed. This can’t be undone.
        </Trans>
      </p>
    </Question>
  );
}
