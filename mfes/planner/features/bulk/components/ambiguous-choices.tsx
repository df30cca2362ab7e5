import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { TargetKind } from '@carillon/contracts/networks/network.ts';
import { NetworkBadge } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { accountKey, type Meanings } from '../model/accounts.ts';
import type { AmbiguousNetwork } from '../model/ambiguous-networks.ts';

interface AmbiguousChoicesProps {
  readonly networks: readonly AmbiguousNetwork[];
  readonly meanings: Meanings;
  readonly disabled: boolean;
  onMean(platform: PlatformName, accounts: readonly string[]): void;
}

/** Asks once for all rows which account is meant by a network’s name alone. */
export function AmbiguousChoices({ networks, meanings, disabled, onMean }: AmbiguousChoicesProps): ReactNode {
  return networks.map(({ platform, accounts, rows }) => {
    const keys = accounts.map(accountKey);
    const matchingKeys = keys.filter((key) => meanings[platform]?.includes(key));
    const label = labelOf(platform);
    return (
      <label key={platform} className={`bulk-meaning${matchingKeys.length === 0 ? ' open' : ''}`}>
        <span className="bulk-account">
          <NetworkBadge network={platform} size={20} />{' '}
          <strong>
            <Trans>{label} means</Trans>
          </strong>
        </span>
        <select
          className="ant-input"
          aria-label={t`${label} means`}
          disabled={disabled}
          value={
            matchingKeys.length < 2
              ? (matchingKeys[0] ?? '')
              : matchingKeys.length === keys.length
                ? ALL
                : SOME
          }
          onChange={({ target: { value } }) =>
            onMean(platform, value === ALL ? keys : value === SOME ? matchingKeys : value ? [value] : [])
          }
        >
          <option value="">
            <Trans>Choose an account</Trans>
          </option>
          {accounts.map((account) => (
            <option key={account.id} value={accountKey(account)}>
              {nameIn(account, accounts)}
            </option>
          ))}
          {matchingKeys.length > 1 && matchingKeys.length < keys.length && (
            <option value={SOME}>{t`${{ some: matchingKeys.length }} of ${{ all: keys.length }}`}</option>
          )}
          {keys.length > 1 && (
            <option value={ALL}>{keys.length === 2 ? t`Both` : t`All ${{ count: keys.length }}`}</option>
          )}
        </select>
        <small className="muted">
          {plural(rows, { one: `# row says “${label}”`, other: `# rows say “${label}”` })}
        </small>
      </label>
    );
  });
}

const ALL = 'all';
/** Chosen before another account was connected. */
const SOME = 'some';

const KINDS: Readonly<Record<TargetKind, string>> = {
  page: t`page`,
  account: t`account`,
  profile: t`profile`,
};

type AmbiguousAccount = AmbiguousNetwork['accounts'][number];

/** With what tells it from another one of its name. */
const nameIn = ({ name, kind, id }: AmbiguousAccount, all: readonly AmbiguousAccount[]): string => {
  const twins = all.filter((one) => one.name === name);
  if (twins.length === 1) return name;
  return `${name} (${twins.some((one) => one.kind === kind && one.id !== id) ? id : KINDS[kind]})`;
};
