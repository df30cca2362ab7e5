import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { actionErrorText, PermittedServices, Question } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useDisconnect } from '../api/use-disconnect.ts';

interface DisconnectButtonProps {
  readonly account: ConnectionView;
  /** The connection's name: its network, and its own name where the network has several. */
  readonly name: string;
  /** How many posts are scheduled for it; null while that is not known. */
  readonly scheduled: number | null;
  /** Where the focus goes when it is disconnected. */
  home(): HTMLElement | null;
}

/** Disconnects an account, after asking. */
export function DisconnectButton({ account, name, scheduled, home }: DisconnectButtonProps): ReactNode {
  const disconnect = useDisconnect(account, name);
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    if (await disconnect.run()) setIsAsking(false);
  };
  return (
    <>
      <Button
        type="text"
        className="dash-connection-manage"
        onClick={() => setIsAsking(true)}
        aria-label={t`Disconnect ${name}`}
      >
        <Trans>Disconnect</Trans>
      </Button>
      {isAsking && (
        <Question
          title={t`Disconnect ${name}?`}
          action={t`Disconnect ${name}`}
          keep={t`Keep ${name}`}
          danger
          busy={disconnect.busy}
          error={
            disconnect.error &&
            t`Failed to disconnect ${name}: ${{ reason: actionErrorText(disconnect.error) }}`
          }
          home={home}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void confirm()}
        >
          <p>{effect(scheduled, name)}</p>
          <p className="muted">
            {account.network === 'linkedin' ? (
              <PermittedServices connected />
            ) : (
              t`Carillon also revokes its access to ${name}, unless another network or workspace here still needs it.`
            )}
          </p>
        </Question>
      )}
    </>
  );
}

function effect(scheduled: number | null, name: string): string {
  if (scheduled === null) return t`Scheduled ${name} posts will wait until you reconnect.`;
  if (scheduled === 0) return t`Nothing is scheduled for ${name}. You can reconnect at any time.`;
  return plural(scheduled, {
    one: `Disconnecting pauses # scheduled post until you reconnect ${name}.`,
    other: `Disconnecting pauses # scheduled posts until you reconnect ${name}.`,
  });
}
