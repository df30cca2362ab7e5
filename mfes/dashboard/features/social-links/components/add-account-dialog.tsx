import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  type Connections,
  Dialog,
  useConnect,
  useConnectFailures,
  useSocialState,
} from '@carillon/sdk/index.ts';
import { Alert, Button, Field, NetworkBadge } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';

interface AddAccountDialogProps {
  readonly connections: Connections;
  /** Whose fields are asked for at once; null for a choice of networks. */
  readonly asked: PlatformName | null;
  onClose(): void;
}

/** Connects another account: of which network, and what that network asks for before. */
export function AddAccountDialog({ connections, asked, onClose }: AddAccountDialogProps): ReactNode {
  const { begin } = useConnect();
  const social = useSocialState();
  const failures = useConnectFailures();
  const [network, setNetwork] = useState(asked);
  const [input, setInput] = useState<Readonly<Record<string, string>>>({});
  const fields = (network && PLATFORMS[network].connect.fields) || [];
  const busy = network !== null && social[network].connecting;
  const isWhole = fields.every(({ name }) => input[name]?.trim());
  const choose = (platform: PlatformName): void => {
    setNetwork(platform);
    setInput({});
    if (!PLATFORMS[platform].connect.fields) void begin(platform);
  };
  const submit = (): void => {
    if (network && isWhole && !busy) void begin(network, input).then((connected) => connected && onClose());
  };
  return (
    <Dialog
      title={network && fields.length > 0 ? `Connect ${labelOf(network)}` : 'Add another account'}
      // Whoever came back from the network's page has to get out of here.
      busy={busy && fields.length > 0}
      actions={
        <>
          <Button disabled={busy && fields.length > 0} onClick={onClose}>
            Cancel
          </Button>
          {fields.length > 0 && (
            <Button type="primary" loading={busy} disabled={!isWhole} onClick={submit}>
              Connect
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      {network && failures[network] && <Alert type="error" showIcon role="alert" title={failures[network]} />}
      {fields.length > 0 ? (
        <form
          className="dash-add-account"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {fields.map(({ name, label, help, secret }) => (
            <Field
              key={name}
              name={name}
              label={label}
              type={secret ? 'password' : 'text'}
              autoComplete="off"
              {...(help && { help })}
              value={input[name] ?? ''}
              onChange={(value) => setInput({ ...input, [name]: value })}
            />
          ))}
          {/* Enter sends the form. */}
          <button type="submit" hidden />
        </form>
      ) : (
        <>
          <p>
            You’ll choose the account on the network’s own page. If it offers only one that is connected
            already, log out there first.
          </p>
          <ul className="dash-add-account">
            {connections.networks.map(({ platform, available }) => (
              <li key={platform}>
                <Button
                  block
                  disabled={!available || busy}
                  loading={social[platform].connecting}
                  icon={<NetworkBadge network={platform} size={18} />}
                  onClick={() => choose(platform)}
                >
                  {labelOf(platform)}
                  {!available && ' (not set up on this server)'}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
