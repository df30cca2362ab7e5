import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { createNetworks as create } from '../../../services/social/networks.ts';

/** `after:3` ends this process when its third call to publish has been answered; `before:3`, before it is made. */
const [aim, aimedAt] = (process.env.CHAOS_AIM ?? '').split(':');
const withoutLook = process.env.CHAOS_WITHOUT_LOOK === '1';

let published = 0;
let inFlight = 0;

/** Stands in the place of the networks: tells what is in flight, ends the process at the worst moments. */
export const createNetworks: typeof create = (...given) => {
  const networks = create(...given);
  const watched = Object.entries(networks).map(([name, network]) => [name, watch(network)]);
  return Object.fromEntries(watched) as Record<PlatformName, SocialNetwork>;
};

const watch = (network: SocialNetwork): SocialNetwork => ({
  ...network,
  publish: (request) =>
    counted(async () => {
      const number = ++published;
      endAt('before', number);
      const result = await network.publish(request);
      endAt('after', number);
      return result;
    }),
  findPublished: (request) => counted(async () => (withoutLook ? null : network.findPublished(request))),
});

async function counted<T>(work: () => Promise<T>): Promise<T> {
  process.send?.({ inFlight: ++inFlight });
  try {
    return await work();
  } finally {
    process.send?.({ inFlight: --inFlight });
  }
}

function endAt(moment: 'before' | 'after', number: number): void {
  if (aim === moment && Number(aimedAt) === number) process.kill(process.pid, 'SIGKILL');
}
