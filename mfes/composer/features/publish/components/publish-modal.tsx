import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectFailures } from '@carillon/sdk/index.ts';
import { Alert, Button, Fields } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Connection } from '../../../lib/connections/connection.ts';
import { Dialog } from '../../../lib/dialog.tsx';
import { CheckingNote, SendingNote } from '../../../lib/sending-note.tsx';
import type { Choice } from '../../../lib/targets.ts';
import { PlatformCard } from './platform-card.tsx';
import { PostGlance } from './post-glance.tsx';

interface PublishModalProps {
  readonly open: boolean;
  readonly connections: readonly Connection[];
  readonly choices: readonly Choice[];
  /** Why the last try to connect each failed. */
  readonly failures: ConnectFailures;
  readonly text: string;
  readonly media: readonly File[];
  /** What is to be known before it is sent; `undecided` while the user has to say something to it. */
  readonly notes: ReactNode;
  readonly undecided: boolean;
  /** Files are still looked into. */
  readonly checking: boolean;
  readonly returning: boolean;
  readonly busy: boolean;
  readonly canceling: boolean;
  /** Share of the upload that is done, 0 to 1. */
  readonly progress: number;
  readonly error: string | null;
  /** False when `error` tells what is known after canceling, or without an answer. */
  readonly failed: boolean;
  onChoice(platform: PlatformName, part: Partial<Choice>): void;
  onRecheck(platform: PlatformName): void;
  onConnect(platform: PlatformName): void;
  onAddImage(): void;
  /** Back to the editor. */
  onCancel(): void;
  /** Stop sending. */
  onStop(): void;
  onSchedule(): void;
  onPublish(): void;
}

/** Where the post goes. */
export function PublishModal(props: PublishModalProps): ReactNode {
  const { connections, choices, media, checking, busy, canceling, error, onSchedule, onPublish } = props;
  const able = choices.some(({ obstacle }) => obstacle === null);
  const none = !choices.some(({ selected }) => selected);
  const away = busy ? props.onStop : props.onCancel;
  return (
    <Dialog
      open={props.open}
      returning={props.returning}
      onClose={away}
      title="Publish your post"
      footer={
        <div className="composer-actions">
          <Button onClick={away} loading={canceling}>
            {busy ? 'Cancel sending' : 'Cancel'}
          </Button>
          <Button onClick={onSchedule} disabled={none || busy}>
            Schedule for later
          </Button>
          <Button
            type="primary"
            onClick={onPublish}
            disabled={none || checking || props.undecided}
            loading={busy}
          >
            Publish Now
          </Button>
        </div>
      }
    >
      <Fields className="composer-field" disabled={busy}>
        <PostGlance text={props.text} media={media} />
        {error && <Alert type={props.failed ? 'error' : 'info'} showIcon role="alert" title={error} />}
        {choices.map((choice) => {
          const connection = connections.find(({ platform }) => platform === choice.platform);
          return (
            <PlatformCard
              key={choice.platform}
              choice={choice}
              connection={connection}
              failure={props.failures[choice.platform]}
              onRecheck={() => props.onRecheck(choice.platform)}
              onChange={(part) => props.onChoice(choice.platform, part)}
              onConnect={() => props.onConnect(choice.platform)}
              onAddImage={props.onAddImage}
            />
          );
        })}
        {none && (
          // No error before anything can be chosen: what can be is chosen already.
          <p role="status" className={able ? 'composer-error' : 'muted'}>
            Please select at least one platform to publish to.
          </p>
        )}
        {!busy && props.notes}
        {checking && <CheckingNote />}
        {busy && <SendingNote progress={media.length > 0 ? props.progress : null} canceling={canceling} />}
      </Fields>
    </Dialog>
  );
}
