import type { Publish } from '@carillon/social/capabilities/publish.ts';
import type { SocialNetwork, SocialNetworks } from '@carillon/social/network.ts';
import { createNetworks as create } from '../../../services/social/networks.ts';

/** `after:3` ends this process when its third call to publish has been answered; `before:3`, before it is made. */
const [aim, aimedAt] = (process.env.CHAOS_AIM ?? '').split(':');
const withoutReconciling = process.env.CHAOS_WITHOUT_LOOK === '1';

let publishedCount = 0;
let inFlight = 0;

/** Wraps the networks: reports calls in flight, and ends the process at the worst moments. */
export const createNetworks: typeof create = (...args) => {
  const networks = create(...args);
  const watchedNetworks = Object.entries(networks).map(([name, network]) => [name, watch(network)]);
  return Object.fromEntries(watchedNetworks) as SocialNetworks;
};

const watch = (network: SocialNetwork): SocialNetwork => ({
  ...network,
  ...(network.publish && { publish: watchPublish(network.publish) }),
});

const watchPublish = ({ send, reconcile }: Publish): Publish => ({
  send: (request) =>
    countCall(async () => {
      const number = ++publishedCount;
      endAt('before', number);
      const result = await send(request);
      endAt('after', number);
      return result;
    }),
  ...(reconcile && {
    reconcile: (request) => countCall(async () => (withoutReconciling ? null : reconcile(request))),
  }),
});

async function countCall<T>(work: () => Promise<T>): Promise<T> {
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
