import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { isPending, type MediaItem } from '../../../lib/media-item.ts';
import type { Sending } from '../api/use-send.ts';
import { gapsIn } from '../model/gaps-in.ts';
import { type Choice, countTargets } from '../model/targets.ts';
import { OpenGapsNote } from './open-gaps-note.tsx';
import { type GlanceText, PostGlance } from './post-glance.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TargetCards, type TargetCardsProps } from './target-cards.tsx';

interface PublishModalProps {
  readonly open: boolean;
  readonly returning: boolean;
  readonly cards: TargetCardsProps;
  /** What goes out to each. */
  textOf(platform: PlatformName): string;
  /** Below the post of each; null where there is none. */
  commentOf(platform: PlatformName): string | null;
  readonly media: readonly MediaItem[];
  /** What is to be known of files and of what is saved. */
  readonly notes: ReactNode;
  readonly sending: Pick<Sending, 'busy' | 'error'>;
  /** Back to the editor. */
  onCancel(): void;
  onSchedule(): void;
  onPublish(): void;
  /** When its writer wishes it to go out. */
  readonly wish: ReactNode;
  /** It is to go out at a time that is still to come. */
  readonly later: boolean;
  /** Lets its writer publish it; null where that is nothing to decide. */
  readonly onApprove: (() => void) | null;
}

/** Each text once, with the networks that get it: all that are chosen, or all there are as long as none is. */
function textsOf(
  choices: readonly Choice[],
  { textOf, commentOf }: Pick<PublishModalProps, 'textOf' | 'commentOf'>,
): GlanceText[] {
  const chosen = choices.filter(({ selected }) => selected);
  const found = new Map<string, Omit<GlanceText, 'networks'> & { labels: string[] }>();
  for (const { platform } of chosen.length > 0 ? chosen : choices) {
    const [text, comment] = [textOf(platform), commentOf(platform)];
    const key = JSON.stringify([text, comment]);
    const labels = [...(found.get(key)?.labels ?? []), PLATFORMS[platform].label];
    found.set(key, { text, comment, labels });
  }
  return [...found.values()].map(({ labels, ...words }) => ({ ...words, networks: listText(labels) }));
}

/** Where the post goes. */
export function PublishModal(props: PublishModalProps): ReactNode {
  const { media, sending, onCancel, onSchedule, onPublish } = props;
  const { choices } = props.cards;
  const busy = sending.busy !== null;
  const able = choices.some(({ obstacles }) => obstacles.length === 0);
  const none = !choices.some(({ selected }) => selected);
  const over = countTargets(choices) > MOST_TARGETS;
  const gaps = gapsIn(choices, props);
  // Another gap is asked about again.
  const [acceptedGaps, setAcceptedGaps] = useState<string | null>(null);
  const accepted = acceptedGaps === gaps.join('\n');
  const stopped = none || over || busy || (gaps.length > 0 && !accepted);
  const schedule = (
    <Button key="schedule" type={props.later ? 'primary' : 'default'} onClick={onSchedule} disabled={stopped}>
      Schedule for later
    </Button>
  );
  const publish = (
    <Button
      key="publish"
      type={props.later ? 'default' : 'primary'}
      onClick={onPublish}
      disabled={stopped || media.some(isPending)}
      loading={busy}
    >
      Publish Now
    </Button>
  );
  return (
    <SendDialog
      open={props.open}
      step={{ returning: props.returning }}
      sending={sending}
      notes={props.notes}
      onClose={onCancel}
      title="Publish your post"
      actions={
        <>
          <Button onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          {props.onApprove && (
            <Button onClick={props.onApprove} disabled={stopped || media.some(isPending)}>
              Approve only
            </Button>
          )}
          {props.later ? [publish, schedule] : [schedule, publish]}
        </>
      }
    >
      {props.wish}
      <PostGlance texts={textsOf(choices, props)} media={media} />
      <OpenGapsNote
        gaps={gaps}
        accepted={accepted}
        onAccept={(all) => setAcceptedGaps(all ? gaps.join('\n') : null)}
      />
      <TargetCards {...props.cards} />
      {none && (
        // No error before anything can be chosen: what can be is chosen already.
        <p role="status" className={able ? 'composer-error' : 'muted'}>
          Please select at least one platform to publish to.
        </p>
      )}
    </SendDialog>
  );
}
