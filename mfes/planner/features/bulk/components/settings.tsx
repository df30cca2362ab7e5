import { Checkbox } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { type Account, accountKey, accountText } from '../model/accounts.ts';
import type { DayOrder } from '../model/dates.ts';

interface SettingsProps {
  readonly known: readonly Account[];
  readonly defaults: readonly Account[];
  /** Null while nobody has said and the dates contradict each other. */
  readonly order: DayOrder | null;
  /** Some date could mean two days. */
  readonly asksOrder: boolean;
  /** Why the order is what it is, and what an answer changed; empty where there is nothing to say. */
  readonly why: string;
  readonly reread: string;
  readonly disabled: boolean;
  onDefaults(keys: readonly string[]): void;
  onOrder(order: DayOrder): void;
}

/** What rows mean that don't say it themselves. */
export function Settings({
  known,
  defaults,
  order,
  asksOrder,
  why,
  reread,
  disabled,
  onDefaults,
  onOrder,
}: SettingsProps): ReactNode {
  const chosen = defaults.map(accountKey);
  return (
    <div className="bulk-settings">
      <fieldset disabled={disabled}>
        <legend>Accounts for rows that name none</legend>
        {known.map((account) => {
          const key = accountKey(account);
          return (
            <Checkbox
              key={key}
              checked={chosen.includes(key)}
              disabled={disabled}
              onChange={({ target }) =>
                onDefaults(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            >
              {accountText(account)}
            </Checkbox>
          );
        })}
        {known.length === 0 && (
          <p>
            No account is connected. <a href="/dashboard">Connect one on the dashboard</a>, then come back:
            your file is kept.
          </p>
        )}
      </fieldset>
      {asksOrder && (
        <fieldset disabled={disabled}>
          <legend>A date such as 03/04/2027 means</legend>
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
  ['day first', '3 April (day first)'],
  ['month first', 'March 4 (month first)'],
];
