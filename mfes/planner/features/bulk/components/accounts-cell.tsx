import { isKey } from '@carillon/sdk/index.ts';
import { Button, Checkbox, NetworkBadge } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { type Account, accountKey, accountText, formatAccount } from '../model/accounts.ts';
import { FIELD_LABELS } from '../model/fields.ts';

interface AccountsCellProps {
  readonly row: number;
  /** The cell's text. */
  readonly text: string;
  /** Whom it names, or the row gets without naming any. */
  readonly accounts: readonly Account[];
  readonly isFaulty: boolean;
  /** A network of it waits for its user’s word on which account is meant. */
  readonly isOpen: boolean;
  readonly describedBy: string | undefined;
  readonly disabled: boolean;
  /** They are being chosen below. */
  readonly isPicking: boolean;
  readonly face: Ref<HTMLButtonElement>;
  onPick(): void;
}

/** The accounts of a row, which are chosen and not typed. */
export function AccountsCell(props: AccountsCellProps): ReactNode {
  const { row, text, accounts, isFaulty, isOpen, describedBy, disabled, isPicking, face, onPick } = props;
  const label = labelOf(row);
  const names = isFaulty || isOpen ? text : accounts.map(accountText).join('\n');
  return (
    <td data-label={FIELD_LABELS.accounts} className={`bulk-cell accounts${isFaulty ? ' faulty' : ''}`}>
      {isPicking ? (
        <span className="bulk-below muted">
          <Trans>Choose below</Trans>
        </span>
      ) : (
        <button
          ref={face}
          type="button"
          data-bulk-cell
          disabled={disabled}
          aria-label={names ? `${label}: ${names}` : t`${label}: empty`}
          aria-describedby={describedBy}
          aria-expanded={false}
          onClick={onPick}
        >
          {names ? (
            <span className={text ? 'bulk-text' : 'bulk-text muted'}>{names}</span>
          ) : (
            <span className="muted">
              <Trans>Choose</Trans>
            </span>
          )}
        </button>
      )}
    </td>
  );
}

const labelOf = (row: number): string => t`Row ${row}, ${{ field: FIELD_LABELS.accounts }}`;

interface PickerRowProps extends Pick<AccountsCellProps, 'row' | 'text' | 'accounts' | 'describedBy'> {
  /** The number of columns of the whole table. */
  readonly columns: number;
  readonly known: readonly Account[];
  /** How many rows that are still to be imported say the same, this one among them. */
  readonly alike: number;
  onMend(text: string): void;
  onMendAlike(text: string): void;
  onClose(byKey: boolean): void;
}

/** Where the accounts of a row are chosen, as wide as the table. Escape puts back; what has the focus next keeps. */
export function PickerRow({ columns, ...props }: PickerRowProps): ReactNode {
  return (
    <tr className="bulk-picking">
      <td colSpan={columns}>
        <Picker {...props} />
      </td>
    </tr>
  );
}

function Picker(props: Omit<PickerRowProps, 'columns'>): ReactNode {
  const { row, text, accounts, known, alike, describedBy, onMend, ...on } = props;
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>(() => accounts.map(accountKey));
  const [touched, setTouched] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const cellText = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input,button,a')?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const accountsText = known
    .filter((one) => chosenKeys.includes(accountKey(one)))
    .map((one) => formatAccount(one, known))
    .join('\n');
  const close = (byKey: boolean): void => {
    if (touched && accountsText !== text) onMend(accountsText);
    on.onClose(byKey);
  };
  const press = (event: KeyboardEvent): void => {
    if (!isKey(event, 'Escape')) return;
    event.preventDefault();
    on.onClose(true);
  };
  return (
    <fieldset
      ref={box}
      className="bulk-picker"
      aria-label={labelOf(row)}
      aria-describedby={describedBy}
      onKeyDown={press}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close(false);
      }}
    >
      <div className="bulk-picks">
        {known.map((account) => {
          const key = accountKey(account);
          return (
            <Checkbox
              key={key}
              checked={chosenKeys.includes(key)}
              onChange={({ target }) => {
                setTouched(true);
                setChosenKeys(
                  target.checked ? [...chosenKeys, key] : chosenKeys.filter((one) => one !== key),
                );
              }}
            >
              <NetworkBadge network={account.platform} size={16} /> {formatAccount(account, known)}
            </Checkbox>
          );
        })}
        {known.length === 0 && (
          <p>
            <Trans>
              No account is connected. <a href="/dashboard">Connect one on the dashboard</a>.
            </Trans>
          </p>
        )}
      </div>
      <div className="bulk-actions">
        <Button type="primary" onClick={() => close(true)}>
          <Trans>Done</Trans>
        </Button>
        {text !== '' && alike > 1 && accountsText !== '' && (
          <Button
            onClick={() => {
              on.onMendAlike(accountsText);
              on.onClose(true);
            }}
          >
            {plural(alike, {
              one: `Use for all # rows that say “${cellText}”`,
              other: `Use for all # rows that say “${cellText}”`,
            })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
