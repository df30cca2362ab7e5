import { Avatar, Checkbox } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { type Account, accountKey, formatAccount } from '../model/accounts.ts';
import type { DayOrder } from '../model/dates.ts';
import { AmbiguousChoices } from './ambiguous-choices.tsx';

interface SettingsProps extends ComponentProps<typeof AmbiguousChoices> {
  readonly known: readonly Account[];
  readonly defaults: readonly Account[];
  /** How many rows name no account. */
  readonly nameless: number;
  /** Null while the dates contradict each other and the user hasn’t chosen. */
  readonly order: DayOrder | null;
  /** Some date could mean two days. */
  readonly asksOrder: boolean;
  /** Why the order is what it is, and what the last choice changed; empty if nothing. */
  readonly why: string;
  readonly reread: string;
  onDefaults(keys: readonly string[]): void;
  onOrder(order: DayOrder): void;
}

/** Chooses what rows leave open: their accounts, and the order of day and month. Nothing where they leave nothing open. */
export function Settings({
  known,
  defaults,
  nameless,
  order,
  asksOrder,
  why,
  reread,
  onDefaults,
  onOrder,
  ...ambiguous
}: SettingsProps): ReactNode {
  const defaultKeys = defaults.map(accountKey);
  const { disabled } = ambiguous;
  const asksAccounts = nameless > 0 || known.length === 0;
  if (!asksAccounts && !asksOrder && ambiguous.networks.length === 0) return null;
  return (
    <div className="bulk-settings">
      <AmbiguousChoices {...ambiguous} />
      {asksAccounts && (
        <fieldset disabled={disabled}>
          <legend>
            <Trans>Accounts for rows that don’t name any</Trans>
          </legend>
          {known.map((account) => {
            const key = accountKey(account);
            return (
              <Checkbox
                key={key}
                checked={defaultKeys.includes(key)}
                disabled={disabled}
                onChange={({ target }) =>
                  onDefaults(
                    target.checked ? [...defaultKeys, key] : defaultKeys.filter((one) => one !== key),
                  )
                }
              >
                <span className="bulk-account">
                  <Avatar {...account} />
                  {formatAccount(account, known)}
                </span>
              </Checkbox>
            );
          })}
          {known.length === 0 && (
            <p>
              <Trans>
                No account is connected. <a href="/dashboard">Connect one on the dashboard</a>, then come
                back: your file will still be here.
              </Trans>
            </p>
          )}
          {known.length > 0 && defaultKeys.length === 0 && (
            <p>
              {plural(nameless, { one: '# row has no account yet.', other: '# rows have no account yet.' })}
            </p>
          )}
        </fieldset>
      )}
      {asksOrder && (
        <fieldset disabled={disabled}>
          <legend>
            <Trans>A date such as 03/04/2027 means</Trans>
          </legend>
          {ORDERS.map(([one, words]) => (
            <label key={one} className="bulk-radio">
              <input type="radio" name="bulk-order" checked={order === one} onChange={() => onOrder(one)} />{' '}
              {words}
            </label>
          ))}
          <p className={order ? 'muted' : 'fault'}>{why}</p>
          <p role="status">{reread}</p>
        </fieldset>
      )}
    </div>
  );
}

const ORDERS: readonly (readonly [DayOrder, string])[] = [
  ['day first', t`3 April (day first)`],
  ['month first', t`March 4 (month first)`],
];
