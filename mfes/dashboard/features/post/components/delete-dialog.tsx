import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listed } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import type { WholePostDialogProps } from './dialog-props.ts';

/** Asks before a post leaves the list, and says what that does not undo. */
export function DeleteDialog({ targets, all, commands, home, onClose }: WholePostDialogProps): ReactNode {
  const out = targets.filter(({ status, taken_down_at }) => status === 'published' && !taken_down_at);
  const deletable = out.filter(({ can_take_down }) => can_take_down);
  const whyNot = out.flatMap(({ platform, can_take_down }) =>
    can_take_down ? [] : (PLATFORMS[platform].whyNotTakeDown ?? []),
  );
  const planned = targets.filter(({ status }) => status === 'scheduled');
  const stays = all.filter(({ id }) => !targets.some((one) => one.id === id));
  const remove = async (): Promise<void> => {
    if (await commands.run({ action: 'delete', targets })) onClose();
  };
  return (
    <Question
      title={t`Delete this post?`}
      action="Delete Post"
      keep={t`Keep it`}
      danger
      busy={commands.busy}
      error={commands.error && `${failedTo('delete')}: ${actionErrorText(commands.error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>
        <Trans>
          Deletes the post and its history from Carillon (not from the networks). This can’t be undone.
        </Trans>
      </p>
      {planned.length > 0 && (
        <p>
          <Trans>It won’t be published on {listed(planned, 'or')}.</Trans>
        </p>
      )}
      {out.length > 0 && (
        <p>
          <Trans>It stays published on {listed(out)}.</Trans>
        </p>
      )}
      {deletable.length > 0 && (
        <p>
          <Trans>To take it down, choose “Delete from {listed(deletable)}” before you delete it here.</Trans>
        </p>
      )}
      {whyNot.length > 0 && <p>{[...new Set(whyNot)].join(' ')}</p>}
      {stays.length > 0 && (
        <p>
          <Trans>It can no longer be stopped on {listed(stays)}, so it stays on your list.</Trans>
        </p>
      )}
    </Question>
  );
}
