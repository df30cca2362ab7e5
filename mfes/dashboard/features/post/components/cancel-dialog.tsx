import { hasUnknownOutcome } from '@carillon/contracts/domain/unknown-outcome.ts';
import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import { Checkbox } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { listTargets } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import type { WholePostDialogProps } from './dialog-props.ts';

/** Its time is still to come, also when that is one at which it is tried again. */
const isPlanned = ({ scheduled_time, waiting_for }: WholePostDialogProps['all'][number]): boolean =>
  scheduled_time !== null && waiting_for !== 'retry';

/** Asks before a post is stopped; where it may be out already, that has to be known first. */
export function CancelDialog({ targets, all, commands, home, onClose }: WholePostDialogProps): ReactNode {
  const [accepted, setAccepted] = useState(false);
  const unsure = targets.filter(hasUnknownOutcome);
  const sure = targets.filter((target) => !hasUnknownOutcome(target));
  const chosenTargets = accepted ? targets : sure;
  const where = listTargets(targets);
  const notOn = listTargets(sure, 'or');
  const silent = listTargets(unsure);
  const cancel = async (): Promise<void> => {
    if (await commands.run({ action: 'cancel', targets: chosenTargets, acceptUnknown: accepted, all }))
      onClose();
  };
  return (
    <Question
      title={sure.length > 0 ? t`Cancel this post on ${where}?` : t`Stop trying on ${where}?`}
      action={sure.length > 0 ? t`Cancel post` : t`Stop trying`}
      keep={sure.some(isPlanned) ? t`Keep scheduled` : t`Keep trying`}
      danger
      busy={commands.busy}
      disabled={chosenTargets.length === 0}
      error={commands.error && `${failedTo('cancel')}: ${actionErrorText(commands.error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void cancel()}
    >
      {sure.length > 0 && (
        <p>
          <Trans>
            It won’t be published on {notOn}. It stays on your list as canceled. To publish it later,
            duplicate it.
          </Trans>
        </p>
      )}
      {unsure.length > 0 && (
        <>
          <p>
            <Trans>
              {silent} didn’t confirm the last attempt, so the post may already be published. Check {silent}{' '}
              first. If you choose “Keep trying”, Carillon checks before it retries. If you stop, Carillon
              won’t check or retry, and the post counts as failed.
            </Trans>
          </p>
          <Checkbox checked={accepted} onChange={({ target }) => setAccepted(target.checked)}>
            <Trans>Stop trying on {silent}, even though the post may already be published</Trans>
          </Checkbox>
        </>
      )}
    </Question>
  );
}
