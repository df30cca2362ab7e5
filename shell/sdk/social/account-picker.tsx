import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { Avatar, ChevronDownIcon, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isKey } from '../keys/keys.ts';
import type { AccountFilter, ChoosableAccount } from './choosable-accounts.ts';

interface AccountPickerProps {
  readonly accounts: readonly ChoosableAccount[];
  readonly value: AccountFilter;
  onChange(filter: AccountFilter): void;
}

/**
 * Limits a list to one account, by its name and picture, or to one network. Hidden if there is nothing to choose
 * from. Arrow keys choose; Enter and Escape close it.
 */
export function AccountPicker({ accounts, value, onChange }: AccountPickerProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target: other }: Event): void => {
      if (other instanceof Node && !box.current?.contains(other)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  const { platform, target } = value;
  const chosenAccount = accounts.find((one) => one.id === target);
  if (accounts.length < 2 && !platform && !target) return null;
  const networks = [...Map.groupBy(accounts, (one) => one.platform)];
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const option = (filter: AccountFilter, face: ReactNode): ReactNode => (
    <label key={filter.target ?? filter.platform ?? ''}>
      <input
        type="radio"
        className="visually-hidden"
        name={id}
        checked={filter.platform === platform && filter.target === target}
        onChange={() => onChange(filter)}
      />
      {face}
    </label>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a way beside the button.
    <div
      ref={box}
      className="account-picker"
      onClick={(event) => isTap(event) && close()}
      onKeyDown={(event) => {
        const isDone = isKey(event, 'Enter') && event.target instanceof HTMLInputElement;
        if (!open || !(isDone || isKey(event, 'Escape'))) return;
        event.preventDefault();
        close();
      }}
    >
      <span id={`${id}-label`} className="account-picker-label">
        <Trans>Account</Trans>
      </span>
      <button
        ref={button}
        type="button"
        className="account-picker-face ant-input"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-face`}
        onClick={() => setOpen(!open)}
      >
        <span id={`${id}-face`}>{chosenAccount ? <Face account={chosenAccount} /> : nameOf(value)}</span>
        <ChevronDownIcon size={16} />
      </button>
      {/* Takes the focus when a label is pressed, which otherwise leaves the picker. */}
      <fieldset hidden={!open} tabIndex={-1}>
        <legend className="visually-hidden">
          <Trans>Account</Trans>
        </legend>
        {option(
          {},
          <span>
            <Trans>All accounts</Trans>
          </span>,
        )}
        {networks.map(([network, networkAccounts]) => [
          networkAccounts.length > 1 &&
            networks.length > 1 &&
            option({ platform: network }, <AllOf network={network} />),
          networkAccounts.map((account) => option({ target: account.id }, <Face account={account} />)),
        ])}
      </fieldset>
    </div>
  );
}

/**
 * Whether a pointer chose an option. Arrow keys click only the input, with a `detail` of 0, and the menu stays open. A
 * click that a label forwards to its input doesn't always look like a pointer's, so one on the label counts too.
 */
const isTap = ({ target, detail }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest('label') !== null &&
  (!(target instanceof HTMLInputElement) || detail > 0);

const nameOf = ({ platform, target }: AccountFilter): string => {
  if (target) return t`Another account`;
  return platform ? t`All of ${labelOf(platform)}` : t`All accounts`;
};

const AllOf = ({ network }: { network: PlatformName }): ReactNode => (
  <span>
    <NetworkBadge network={network} size={28} />
    <span>
      <Trans>All of {labelOf(network)}</Trans>
    </span>
  </span>
);

const Face = ({
  account: { name, picture, platform, connected },
}: {
  account: ChoosableAccount;
}): ReactNode => (
  <span>
    <Avatar name={name} picture={picture} />
    <span className="account-picker-name" dir="auto">
      {name}
    </span>
    {!connected && (
      <small className="muted">
        <Trans>Not connected</Trans>
      </small>
    )}
    <NetworkBadge network={platform} size={18} />
    <span className="visually-hidden">{labelOf(platform)}</span>
  </span>
);
