import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { KnownTarget } from '@carillon/contracts/http/analytics/list-known-targets.ts';
import { connectedFirst, isWorking, type KnownConnections } from './connections.ts';

/** A filter for one account, all accounts of one network, or none. */
export interface AccountFilter {
  readonly platform?: PlatformName;
  /** The id of a page, an account or a profile. */
  readonly target?: string;
}

/** A page, account or profile that has comments and figures, also where it is no longer connected. */
export interface ChoosableAccount {
  readonly id: string;
  readonly platform: PlatformName;
  readonly name: string;
  /** Null where it isn't known. */
  readonly picture: string | null;
  readonly connected: boolean;
}

/** Every account once, network by network, the connected ones first, then by name. */
export function listChoosableAccounts(
  connections: Pick<KnownConnections, 'accounts' | 'targets'>,
  knownTargets: readonly KnownTarget[],
): ChoosableAccount[] {
  const accountsById = new Map<string, ChoosableAccount>();
  for (const { target_id: id, platform, target_name: name, connected } of knownTargets)
    accountsById.set(id, { id, platform, name, picture: null, connected });
  // A working login of a page replaces a lost one.
  for (const account of connections.accounts.toSorted((a, b) => Number(isWorking(a)) - Number(isWorking(b))))
    for (const { id, name, picture } of account.targets)
      accountsById.set(id, { id, platform: account.network, name, picture, connected: isWorking(account) });
  for (const { id, platform, name, picture } of connections.targets)
    if (!accountsById.has(id)) accountsById.set(id, { id, platform, name, picture, connected: true });
  const accounts = [...accountsById.values()];
  const order = connectedFirst({ accounts: connections.accounts, targets: accounts });
  return accounts
    .toSorted(
      (a, b) =>
        order.indexOf(a.platform) - order.indexOf(b.platform) ||
        Number(b.connected) - Number(a.connected) ||
        a.name.localeCompare(b.name),
    )
    .map((one) => ({ ...one, name: nameAmong(one, accounts) }));
}

/** Its name; where another one of its network has the same, also the end of its id. */
function nameAmong({ id, platform, name }: ChoosableAccount, all: readonly ChoosableAccount[]): string {
  const isAlike = (one: ChoosableAccount) => one.platform === platform && one.name === name && one.id !== id;
  return all.some(isAlike) ? `${name} (…${id.slice(-4)})` : name;
}
