import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { Avatar, NetworkBadge } from '@carillon/ui/index.ts';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { isKey } from '../keys/keys.ts';
import type { AccountFilter, ChoosableAccount } from './choosable-accounts.ts';

interface AccountPickerProps {
  readonly accounts: readonly ChoosableAccount[];
  readonly value: AccountFilter;
  onChange(filter: AccountFilter): void;
}

/**
 * Limits a list to one account, by its name and picture, or to one network. Not shown where there is nothing to choose from.
 * Arrow keys choose; Enter and Escape close it.
 */
export function AccountPicker({ accounts, value, onChange }: AccountPickerProps): ReactNode {
  const name = useId();
  const menu = useRef<HTMLDetailsElement>(null);
  const { platform, target } = value;
  const chosen = accounts.find(({ id }) => id === target);
  const close = (): void => menu.current?.removeAttribute('open');
  if (accounts.length < 2 && !platform && !target) return null;
  const networks = [...Map.groupBy(accounts, (one) => one.platform)];
  const option = (filter: AccountFilter, face: ReactNode): ReactNode => (
    <label key={filter.target ?? filter.platform ?? ''}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        checked={filter.platform === platform && filter.target === target}
        onChange={() => onChange(filter)}
        onClick={(event) => isPointer(event) && close()}
      />
      {face}
    </label>
  );
  return (
    <details
      ref={menu}
      className="account-picker"
      onBlur={({ relatedTarget }) => relatedTarget && !menu.current?.contains(relatedTarget) && close()}
      onKeyDown={(event) => {
        if (!isKey(event, 'Escape') && !(isKey(event, 'Enter') && event.target instanceof HTMLInputElement))
          return;
        event.preventDefault();
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span className="account-picker-label">Account</span>
        <span className="account-picker-face ant-input">
          {chosen ? <Face account={chosen} /> : <span>{nameOf(value)}</span>}
        </span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">Account</legend>
        {option({}, <span>All accounts</span>)}
        {networks.map(([network, own]) => [
          own.length > 1 && networks.length > 1 && option({ platform: network }, <AllOf network={network} />),
          own.map((account) => option({ target: account.id }, <Face key={account.id} account={account} />)),
        ])}
      </fieldset>
    </details>
  );
}

/** Arrow keys click too, and go on. */
const isPointer = ({ detail }: MouseEvent): boolean => detail > 0;

const nameOf = ({ platform, target }: AccountFilter): string => {
  if (target) return 'Another account';
  return platform ? `All of ${labelOf(platform)}` : 'All accounts';
};

const AllOf = ({ network }: { network: PlatformName }): ReactNode => (
  <span>
    <NetworkBadge network={network} size={28} />
    <span>All of {labelOf(network)}</span>
  </span>
);

const Face = ({
  account: { name, picture, platform, connected },
}: {
  account: ChoosableAccount;
}): ReactNode => (
  <span>
    <Avatar name={name} picture={picture} />
    <span className="account-picker-name">{name}</span>
    {!connected && <small className="muted">Not connected</small>}
    <NetworkBadge network={platform} size={18} />
    <span className="visually-hidden">{labelOf(platform)}</span>
  </span>
);
