import { howToSetUp } from '@carillon/contracts/domain/network-settings.ts';
import { connectionName, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { type Connect, type NetworkConnection, serviceText, useSocialState } from '@carillon/sdk/index.ts';
import { AlertIcon, Avatar, Button, Checkbox, NetworkBadge, Spin } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Choice, ChoiceChange } from '../model/targets.ts';
import { AccountList } from './account-list.tsx';

interface PlatformCardProps {
  readonly choice: Choice;
  readonly connection: NetworkConnection | undefined;
  /** Why the last try to connect it failed. */
  readonly failure: string | undefined;
  /** How many more pages, accounts and profiles the post may go to. */
  readonly room: number;
  onChange(change: ChoiceChange): void;
  /** Asks anew whether it is connected. */
  onRecheck(): void;
  /** Null where the user may not. */
  readonly connect: Connect | null;
  onAddImage(): void;
}

/** One network: chosen or not, and as which pages or accounts. */
export function PlatformCard({
  choice,
  connection,
  failure,
  room,
  onChange,
  onRecheck,
  connect,
  onAddImage,
}: PlatformCardProps): ReactNode {
  const { obstacles, note } = choice;
  const { label } = PLATFORMS[choice.platform];
  const how = howToSetUp(choice.platform);
  const { connecting } = useSocialState()[choice.platform];
  const connected = connection?.connected ?? false;
  const check = connection?.check;
  const available = connection?.available !== false;
  const lostAccounts = connection?.accounts.filter(({ status }) => status === 'lost') ?? [];
  const targets = connection?.targets ?? [];
  return (
    <div className="composer-platform">
      <Checkbox
        checked={choice.selected}
        disabled={obstacles.length > 0 || undefined}
        onChange={(event) => onChange({ selected: event.target.checked })}
      >
        <span className="composer-row start">
          <NetworkBadge network={choice.platform} />
          <strong>{label}</strong>
        </span>
      </Checkbox>
      {connected && targets.length === 1 && (
        <span className="composer-account">
          <Avatar {...targets[0]} />
          <span className="muted">{targets[0]?.name}</span>
        </span>
      )}
      {connected && targets.length > 1 && (
        <AccountList choice={choice} targets={targets} room={room} onChange={onChange} />
      )}
      {check === 'pending' && (
        <span role="status" className="muted composer-row start">
          <Spin size="small" /> {obstacles}
        </span>
      )}
      {check === 'failed' && (
        <span role="alert" className="composer-obstacle">
          {obstacles}
          <Button size="small" onClick={onRecheck} aria-label={t`Check ${label} again`}>
            <Trans>Retry</Trans>
          </Button>
        </span>
      )}
      {lostAccounts.map((account) => (
        <LostAccount
          key={account.id}
          {...{ account, available }}
          named={(connection?.accounts.length ?? 0) > 1}
          again={connect && (() => void connect.again(account))}
        />
      ))}
      {!connected && !check && lostAccounts.length === 0 && connect && (
        <Button
          loading={connecting}
          disabled={!available || connecting}
          onClick={() => void connect.begin(choice.platform)}
          aria-label={t`Connect ${label}`}
        >
          <Trans>Connect</Trans>
        </Button>
      )}
      {!connected && failure && (
        <p role="alert" className="composer-error composer-wide">
          {failure}
        </p>
      )}
      {connected &&
        obstacles.map((obstacle, at) => (
          <span key={obstacle} className="composer-obstacle">
            {obstacle}
            {choice.imageMissing && at === 0 && (
              <Button size="small" onClick={onAddImage}>
                <Trans>Add Image</Trans>
              </Button>
            )}
          </span>
        ))}
      {note && <p className="muted composer-wide composer-help">{note}</p>}
      {!available && (
        <p className="muted composer-wide">
          {!connected && t`Not set up on this server.`} {serviceText(how.english, how)}
        </p>
      )}
    </div>
  );
}

interface LostAccountProps {
  readonly account: NetworkConnection['accounts'][number];
  /** Its network has others. */
  readonly named: boolean;
  readonly available: boolean;
  readonly again: (() => void) | null;
}

function LostAccount({ account, named, available, again }: LostAccountProps): ReactNode {
  const { network } = account;
  const { name } = account.account;
  const { connecting } = useSocialState()[network];
  return (
    <span className="composer-row start composer-wide">
      {named && <span>{name}</span>}
      <span className="composer-lost">
        <AlertIcon size={14} /> <Trans>Connection lost</Trans>
      </span>
      {again && (
        <Button
          loading={connecting}
          disabled={!available || connecting}
          onClick={again}
          aria-label={t`Reconnect ${{ account: connectionName(network, named ? name : null) }}`}
        >
          <Trans>Reconnect</Trans>
        </Button>
      )}
    </span>
  );
}
