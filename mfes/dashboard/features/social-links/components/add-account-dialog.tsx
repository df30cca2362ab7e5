import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  type Connections,
  Dialog,
  useConnect,
  useConnectFailures,
  useSocialState,
} from '@carillon/sdk/index.ts';
import { Alert, Button, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

interface AddAccountDialogProps {
  readonly connections: Connections;
  onClose(): void;
}

/** Asks on which network to connect another account. */
export function AddAccountDialog({ connections, onClose }: AddAccountDialogProps): ReactNode {
  const { begin } = useConnect();
  const social = useSocialState();
  const failures = useConnectFailures();
  const [chosenNetwork, setChosenNetwork] = useState<PlatformName | null>(null);
  const choose = (platform: PlatformName): void => {
    setChosenNetwork(platform);
    void begin(platform).then((connected) => connected && onClose());
  };
  return (
    <Dialog
      title={t`Add another account`}
      actions={
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onClose={onClose}
    >
      {chosenNetwork && failures[chosenNetwork] && (
        <Alert type="error" showIcon role="alert" title={failures[chosenNetwork]} />
      )}
      <p>
        <Trans>
          Choose a network. If its page offers only an account you’ve already connected, log out there first.
        </Trans>
      </p>
      <ul className="dash-add-account">
        {connections.networks.map(({ platform, available }) => (
          <li key={platform}>
            <Button
              block
              disabled={!available || social[platform].connecting}
              loading={social[platform].connecting}
              icon={<NetworkBadge network={platform} size={18} />}
              onClick={() => choose(platform)}
            >
              {available
                ? labelOf(platform)
                : t`${{ network: labelOf(platform) }} (not set up on this server)`}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
