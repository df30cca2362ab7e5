import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Network, Target } from '../tools.ts';

/** How each network stands, with the pages, accounts and profiles that the workspace can post to. */
export async function findNetworks(asUser: ServiceClient, signal: AbortSignal): Promise<Network[]> {
  const { connections, available } = await asUser.call(listConnections, { signal });
  return PLATFORM_NAMES.map((platform): Network => {
    const accounts = connections.filter(({ network }) => network === platform);
    const working = accounts.filter(({ status }) => status === 'connected');
    if (working.length > 0) {
      const all = working.flatMap(({ targets }) => targets);
      const once = [...new Map(all.map((one) => [one.id, one])).values()];
      const targets = once.map(({ id, name }): Target => ({ platform, page_id: id, name }));
      return { platform, state: 'connected', targets };
    }
    if (accounts.length > 0) return { platform, state: 'reconnect', targets: [] };
    return { platform, state: available.includes(platform) ? 'not_connected' : 'not_set_up', targets: [] };
  });
}
