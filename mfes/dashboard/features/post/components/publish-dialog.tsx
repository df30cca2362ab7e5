import { actionErrorText, Question, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { listTargets } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** Asks before publishing a scheduled post at once. */
export function PublishDialog({ targets, commands, home, onClose }: PostDialogProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const times = [...new Set(targets.flatMap(({ due_at }) => due_at ?? []))];
  const [first] = times;
  const publish = async (): Promise<void> => {
    if (await commands.run({ action: 'publish', targets })) onClose();
  };
  return (
    <Question
      title={t`Publish now on ${{ networks: listTargets(targets) }}?`}
      action={t`Publish now`}
      keep={t`Keep scheduled`}
      busy={commands.busy}
      error={commands.error && `${failedTo('publish')}: ${actionErrorText(commands.error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void publish()}
    >
      <p>
        {first && times.length === 1
          ? t`It’s scheduled for ${{ when: shortTime(new Date(first), zone, now) }}. It will be published now instead.`
          : t`It will be published now instead of at the scheduled times.`}
      </p>
    </Question>
  );
}
