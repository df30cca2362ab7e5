import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { Alert, Button, Modal, Progress } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Connection } from '../../../lib/connections/connection.ts';
import type { Choice } from '../../../lib/targets.ts';
import { PlatformCard } from './platform-card.tsx';

interface PublishModalProps {
  readonly open: boolean;
  readonly connections: readonly Connection[];
  readonly choices: readonly Choice[];
  /** The links could not be read. */
  readonly unknown: boolean;
  readonly media: readonly File[];
  readonly busy: boolean;
  /** Share of the upload that is done, 0 to 1. */
  readonly progress: number;
  readonly error: string | null;
  onChoice(platform: PlatformName, part: Partial<Choice>): void;
  onReload(): void;
  onConnect(platform: PlatformName): void;
  onAddImage(): void;
  onCancel(): void;
  onSchedule(): void;
  onPublish(): void;
}

/** Where the post goes. */
export function PublishModal(props: PublishModalProps): ReactNode {
  const {
    open,
    connections,
    choices,
    unknown,
    media,
    busy,
    progress,
    error,
    onChoice,
    onCancel,
    onSchedule,
    onPublish,
  } = props;
  const none = !choices.some(({ selected }) => selected);
  return (
    <Modal
      open={open}
      onCancel={busy ? undefined : onCancel}
      closable={!busy}
      title="Publish your post"
      className="composer-modal"
      footer={
        <div className="composer-actions">
          <Button onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button onClick={onSchedule} disabled={none || busy}>
            Schedule for later
          </Button>
          <Button type="primary" onClick={onPublish} disabled={none || busy} loading={busy}>
            Publish Now
          </Button>
        </div>
      }
    >
      <div className="composer-field">
        {error && <Alert type="error" showIcon role="alert" title={error} />}
        {unknown && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title="Your accounts could not be read. Your post is kept."
            action={<Button onClick={props.onReload}>Retry</Button>}
          />
        )}
        {choices.map((choice) => {
          const connection = connections.find(({ platform }) => platform === choice.platform);
          return (
            <PlatformCard
              key={choice.platform}
              choice={choice}
              connection={connection}
              onChange={(part) => onChoice(choice.platform, part)}
              onConnect={() => props.onConnect(choice.platform)}
              onAddImage={props.onAddImage}
            />
          );
        })}
        {none && (
          <p role="status" className="composer-error">
            Please select at least one platform to publish to.
          </p>
        )}
        {busy && media.length > 0 && <Progress percent={Math.round(progress * 100)} aria-label="Upload" />}
      </div>
    </Modal>
  );
}
