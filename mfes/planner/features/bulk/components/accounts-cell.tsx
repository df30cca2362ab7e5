import { Button, Checkbox, NetworkBadge } from '@carillon/ui/index.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Account, accountKey, accountText, writtenAs } from '../model/accounts.ts';
import { FIELD_LABELS } from '../model/columns.ts';

interface AccountsCellProps {
  readonly row: number;
  /** As it stands in the cell. */
  readonly text: string;
  /** Whom it names, or the row gets without naming any. */
  readonly accounts: readonly Account[];
  readonly known: readonly Account[];
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  readonly disabled: boolean;
  /** How many rows that are still to be imported say the same, this one among them. */
  readonly alike: number;
  onMend(text: string): void;
  onMendAlike(text: string): void;
}

/** The accounts of a row: what is written is chosen from those that are connected. Escape puts back. */
export function AccountsCell(props: AccountsCellProps): ReactNode {
  const { row, text, accounts, isFaulty, describedBy, disabled } = props;
  const [open, setOpen] = useState(false);
  const face = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);
  useEffect(() => {
    if (!open && refocus.current) face.current?.focus();
    refocus.current = false;
  }, [open]);
  const label = `Row ${row}, ${FIELD_LABELS.accounts}`;
  const names = isFaulty ? text : accounts.map(accountText).join('\n');
  return (
    <td data-label={FIELD_LABELS.accounts} className={`bulk-cell accounts${isFaulty ? ' faulty' : ''}`}>
      {open ? (
        <Picker
          {...props}
          label={label}
          onClose={(byKey) => {
            refocus.current = byKey;
            setOpen(false);
          }}
        />
      ) : (
        <button
          ref={face}
          type="button"
          data-bulk-cell
          disabled={disabled}
          aria-label={`${label}: ${names || 'empty'}`}
          aria-describedby={describedBy}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {names ? (
            <span className={text ? 'bulk-text' : 'bulk-text muted'}>{names}</span>
          ) : (
            <span className="muted">Choose</span>
          )}
        </button>
      )}
    </td>
  );
}

interface PickerProps extends AccountsCellProps {
  readonly label: string;
  onClose(byKey: boolean): void;
}

function Picker({ text, accounts, known, alike, label, describedBy, onMend, ...on }: PickerProps): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>(() => accounts.map(accountKey));
  const [touched, setTouched] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input,button,a')?.focus(), []);
  const written = known
    .filter((one) => chosen.includes(accountKey(one)))
    .map((one) => writtenAs(one, known))
    .join('\n');
  const close = (byKey: boolean): void => {
    if (touched && written !== text) onMend(written);
    on.onClose(byKey);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    on.onClose(true);
  };
  return (
    <fieldset
      ref={box}
      className="bulk-picker"
      aria-label={label}
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
              checked={chosen.includes(key)}
              onChange={({ target }) => {
                setTouched(true);
                setChosen(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key));
              }}
            >
              <NetworkBadge network={account.platform} size={16} /> {writtenAs(account, known)}
            </Checkbox>
          );
        })}
        {known.length === 0 && (
          <p>
            No account is connected. <a href="/dashboard">Connect one on the dashboard</a>.
          </p>
        )}
      </div>
      <Button type="primary" onClick={() => close(true)}>
        Done
      </Button>
      {text !== '' && alike > 1 && written !== '' && (
        <Button
          onClick={() => {
            on.onMendAlike(written);
            on.onClose(true);
          }}
        >
          Use for all {alike} rows that say “{shortened(text)}”
        </Button>
      )}
    </fieldset>
  );
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
