import { labelOf, PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  PLANNED_STATUSES,
  type PlannedPublication,
  type PlannedStatus,
} from '@carillon/contracts/http/posts/list-planned.ts';
import { type Connections, useTypedText } from '@carillon/sdk/index.ts';
import { Button, Input, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Filter, isFiltered, NO_FILTER } from '../model/address.ts';

interface FiltersProps {
  readonly filter: Filter;
  readonly connections: Connections;
  /** The publications in view. A disconnected account may still have posts. */
  readonly publications: readonly PlannedPublication[];
  onChange(part: Partial<Filter>, options?: { replace?: boolean }): void;
}

const STATUSES: Readonly<Record<PlannedStatus, string>> = {
  scheduled: t`Scheduled`,
  publishing: t`Publishing`,
  published: t`Published`,
  failed: t`Failed`,
  canceled: t`Canceled`,
};

/** Filters by network, account, status and text. */
export function Filters({ filter, connections, publications, onChange }: FiltersProps): ReactNode {
  const { platforms, target, status } = filter;
  const accounts = accountsOf(connections, publications, target);
  const networks = networksOf(connections, publications, platforms);
  return (
    <search className="planner-filters" aria-label={t`Filter posts`}>
      <fieldset className="planner-networks">
        <legend className="visually-hidden">
          <Trans>Networks</Trans>
        </legend>
        {networks.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={platforms.includes(name)}
            onClick={() =>
              onChange({
                platforms: platforms.includes(name)
                  ? platforms.filter((one) => one !== name)
                  : [...platforms, name],
              })
            }
          >
            <NetworkBadge network={name} size={18} /> {labelOf(name)}
          </button>
        ))}
      </fieldset>
      <select
        className="ant-input"
        aria-label={t`Account`}
        value={target}
        onChange={(event) => onChange({ target: event.target.value })}
      >
        <option value="">
          <Trans>All accounts</Trans>
        </option>
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="ant-input"
        aria-label={t`Status`}
        value={status}
        onChange={(event) => onChange({ status: event.target.value as PlannedStatus | '' })}
      >
        <option value="">
          <Trans>Any status</Trans>
        </option>
        {PLANNED_STATUSES.map((one) => (
          <option key={one} value={one}>
            {STATUSES[one]}
          </option>
        ))}
      </select>
      <TextFilter value={filter.text} onChange={(text) => onChange({ text }, { replace: true })} />
      {isFiltered(filter) && (
        <Button type="link" onClick={() => onChange(NO_FILTER)}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </search>
  );
}

function TextFilter({ value, onChange }: { value: string; onChange(value: string): void }): ReactNode {
  const [input, setInput] = useTypedText(value, onChange);
  return (
    <Input
      type="search"
      aria-label={t`Text`}
      placeholder={t`Search the text`}
      maxLength={200}
      value={input}
      onChange={({ target }) => setInput(target.value)}
    />
  );
}

/** The networks that are connected, have posts here or are selected; every network while none is connected. */
function networksOf(
  { networks }: Connections,
  publications: readonly PlannedPublication[],
  chosenNetworks: readonly PlatformName[],
): readonly PlatformName[] {
  const connected = networks.filter((one) => one.connected || one.lost).map(({ platform }) => platform);
  if (connected.length === 0) return PLATFORM_NAMES;
  const usedNetworks = new Set([
    ...connected,
    ...publications.map(({ platform }) => platform),
    ...chosenNetworks,
  ]);
  return PLATFORM_NAMES.filter((name) => usedNetworks.has(name));
}

interface Account {
  readonly id: string;
  readonly name: string;
}

function accountsOf(
  connections: Connections,
  publications: readonly PlannedPublication[],
  chosenId: string,
): Account[] {
  const on = (platform: PlatformName, { id, name }: Account): Account => ({
    id,
    name: `${name} (${labelOf(platform)})`,
  });
  const connected = connections.targets.map((one) => on(one.platform, one));
  const shownAccounts = publications.map((one) =>
    on(one.platform, { id: one.target_id ?? '', name: one.target_name }),
  );
  const all = new Map(
    [...shownAccounts, ...connected].filter(({ id }) => id).map(({ id, name }) => [id, name]),
  );
  if (chosenId && !all.has(chosenId)) all.set(chosenId, t`Another account`);
  return [...all].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}
