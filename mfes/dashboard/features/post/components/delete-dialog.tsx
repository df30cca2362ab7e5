import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listTargets } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import type { WholePostDialogProps } from './dialog-props.ts';

/** Asks before a post leaves the list, and says what that does not undo. */
export function DeleteDialog({ targets, all, commands, home, onClose }: WholePostDialogProps): ReactNode {
  const out = targets.filter(({ status, taken_down_at }) => status === 'published' && !taken_down_at);
  const deletable = out.filter(({ can_take_down }) => can_take_down);
  const whyNot = out.flatMap(({ platform, can_take_down }) =>
    can_take_down ? [] : whyNotTakeDown(platform),
  );
  const plannedTargets = targets.filter(({ status }) => status === 'scheduled');
  const stays = all.filter(({ id }) => !targets.some((one) => one.id === id));
  const remove = async (): Promise<void> => {
    if (await commands.run({ action: 'delete', targets })) onClose();
  };
  return (
    <Question
      title={t`Delete this post?`}
      action={t`Delete post`}
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
      {plannedTargets.length > 0 && (
        <p>{t`It won’t be published on ${{ networks: listTargets(plannedTargets, 'or') }}.`}</p>
      )}
      {out.length > 0 && <p>{t`It stays published on ${{ networks: listTargets(out) }}.`}</p>}
      {deletable.length > 0 && (
        <p>
          {t`To take it down, choose “Delete from ${{ networks: listTargets(deletable) }}” before you delete it here.`}
        </p>
      )}
      {whyNot.length > 0 && <p>{[...new Set(whyNot)].join(' ')}</p>}
      {stays.length > 0 && (
        <p>{t`It’s too late to stop it on ${{ networks: listTargets(stays) }}, so it stays on your list.`}</p>
      )}
    </Question>
  );
}

const whyNotTakeDown = (platform: PlatformName): string[] =>
  PLATFORMS[platform].whyNotTakeDown === null
    ? []
    : [t`Carillon can’t delete posts from ${{ network: labelOf(platform) }}. Delete it there.`];
