import type { NetworkLimits } from '@carillon/contracts/networks/network.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Entry } from '../domain/check-entries.ts';
import type { Publication } from '../domain/publication.ts';
import { accountLimits, limitsOf } from './account-limits.ts';
import type { Asker, CheckedTarget } from './check-targets.ts';

interface Limited {
  readonly entries: readonly Entry[];
  readonly before: readonly (Publication | undefined)[];
  readonly checked: ReadonlyMap<Entry, CheckedTarget>;
}

/** The limits of each entry's account. For new targets, identity has just returned them. */
export async function planLimits(
  identity: ServiceClient,
  asker: Asker,
  { entries, before, checked }: Limited,
): Promise<NetworkLimits[]> {
  const open = before.filter((one) => one !== undefined);
  const limits = await accountLimits(identity, asker, open);
  return entries.map((entry, n) => {
    const earlier = before[n];
    return (earlier && limits[open.indexOf(earlier)]) ?? limitsOf(entry.platform, checked.get(entry) ?? {});
  });
}
