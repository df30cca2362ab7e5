import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Network, Target } from '../tools.ts';

/** How each network stands, with the pages and accounts that the workspace can post to. */
export async function findNetworks(asUser: ServiceClient, signal: AbortSignal): Promise<Network[]> {
  const [facebook, instagram, linkedin] = await Promise.all([
    asUser.call(checkFacebook, { signal }),
    asUser.call(checkInstagram, { signal }),
    asUser.call(checkLinkedin, { signal }),
  ]);
  return [
    networkOf('facebook', facebook, targetsOf('facebook', facebook.pages)),
    networkOf('instagram', instagram, targetsOf('instagram', instagram.accounts)),
    networkOf('linkedin', linkedin, [
      { platform: 'linkedin', page_id: null, name: linkedin.name ?? 'LinkedIn' },
      ...targetsOf('linkedin', linkedin.organizations),
    ]),
  ];
}

interface Connection {
  readonly connected: boolean;
  readonly reconnect: boolean;
  readonly available: boolean;
}

const networkOf = (
  platform: PlatformName,
  { connected, reconnect, available }: Connection,
  targets: readonly Target[],
): Network => {
  if (reconnect) return { platform, state: 'reconnect', targets: [] };
  if (connected) return { platform, state: 'connected', targets };
  return { platform, state: available ? 'not_connected' : 'not_set_up', targets: [] };
};

const targetsOf = (
  platform: PlatformName,
  pages: readonly { readonly id: string; readonly name: string }[],
): Target[] => pages.map(({ id, name }) => ({ platform, page_id: id, name }));
