import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type ConnectFailures, listText } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import type { Connection } from '../../../lib/connections/connection.ts';
import { isPending, type MediaItem } from '../../../lib/media-item.ts';
import type { Sending } from '../api/use-send.ts';
import { gapsIn } from '../model/gaps-in.ts';
import { type Choice, countTargets, type Wish } from '../model/targets.ts';
import { OpenGapsNote } from './open-gaps-note.tsx';
import { PlatformCard } from './platform-card.tsx';
import { type GlanceText, PostGlance } from './post-glance.tsx';
import { SendDialog } from './send-dialog.tsx';

interface PublishModalProps {
  readonly open: boolean;
  readonly returning: boolean;
  readonly connections: readonly Connection[];
  readonly choices: readonly Choice[];
  /** Why the last try to connect each failed. */
  readonly failures: ConnectFailures;
  /** What goes out to each. */
  textOf(platform: PlatformName): string;
  /** Below the post of each; null where there is none. */
  commentOf(platform: PlatformName): string | null;
  readonly media: readonly MediaItem[];
  /** What is to be known of files and of what is saved. */
  readonly notes: ReactNode;
  readonly sending: Pick<Sending, 'busy' | 'error'>;
  onChoice(choice: Choice, wish: Wish): void;
  onRecheck(platform: PlatformName): void;
  /** Null where the user may not. */
  readonly onConnect: ((platform: PlatformName) => void) | null;
  onAddImage(): void;
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
  const { connections, choices, media, sending, onCancel, onSchedule, onPublish } = props;
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
      {choices.map((choice) => (
        <PlatformCard
          key={choice.platform}
          choice={choice}
          connection={connections.find(({ platform }) => platform === choice.platform)}
          failure={props.failures[choice.platform]}
          onRecheck={() => props.onRecheck(choice.platform)}
          room={MOST_TARGETS - countTargets(choices)}
          onChange={(wish) => props.onChoice(choice, wish)}
          onConnect={props.onConnect && (() => props.onConnect?.(choice.platform))}
          onAddImage={props.onAddImage}
        />
      ))}
      {over && (
        <p role="status" className="composer-error">
          A post goes to at most {MOST_TARGETS} pages, accounts and profiles. Choose fewer.
        </p>
      )}
      {none && (
        // No error before anything can be chosen: what can be is chosen already.
        <p role="status" className={able ? 'composer-error' : 'muted'}>
          Please select at least one platform to publish to.
        </p>
      )}
    </SendDialog>
  );
}
