import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { actionErrorText, PermittedServices, Question } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { useDisconnect } from '../api/use-disconnect.ts';

interface DisconnectButtonProps {
  readonly platform: PlatformName;
  /** How many posts are scheduled for it; null while that is not known. */
  readonly scheduled: number | null;
  /** Where the focus goes when it is disconnected. */
  home(): HTMLElement | null;
}

/** Disconnects a network, after asking. */
export function DisconnectButton({ platform, scheduled, home }: DisconnectButtonProps): ReactNode {
  const { label } = PLATFORMS[platform];
  const disconnect = useDisconnect(platform);
  const [asked, setAsked] = useState(false);
  const confirm = async (): Promise<void> => {
    if (await disconnect.run()) setAsked(false);
  };
  return (
    <>
      <Button
        type="text"
        className="dash-connection-manage"
        onClick={() => setAsked(true)}
        aria-label={`Disconnect ${label}`}
      >
        Disconnect
      </Button>
      {asked && (
        <Question
          title={`Disconnect ${label}?`}
          action={`Disconnect ${label}`}
          keep={`Keep ${label}`}
          danger
          busy={disconnect.busy}
          error={disconnect.error && `Failed to disconnect ${label}: ${actionErrorText(disconnect.error)}`}
          home={home}
          onClose={() => setAsked(false)}
          onConfirm={() => void confirm()}
        >
          <p>{effect(scheduled, label)}</p>
          <p className="muted">
            {platform === 'linkedin' ? (
              <PermittedServices connected />
            ) : (
              `${label} is asked to end Carillon’s access, unless your account is still used here for another network or by another workspace.`
            )}
          </p>
        </Question>
      )}
    </>
  );
}

function effect(scheduled: number | null, label: string): string {
  if (scheduled === null) return `Scheduled ${label} posts will wait until you reconnect.`;
  if (scheduled === 0) return `Nothing is scheduled for ${label}. You can reconnect at any time.`;
  const posts = scheduled === 1 ? '1 scheduled post' : `${scheduled} scheduled posts`;
  return `Disconnecting pauses ${posts} until you reconnect ${label}.`;
}
