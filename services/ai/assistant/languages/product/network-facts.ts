import { NETWORK_DETAILS } from '@carillon/contracts/networks/network-details.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';

const labelsOf = (networks: readonly { readonly label: string }[]): readonly string[] =>
  networks.map(({ label }) => label);

/** Facts about networks for help. */
export const NETWORK_FACTS = {
  all: labelsOf(NETWORKS),
  needingMedia: labelsOf(NETWORKS.filter(({ limits }) => limits.mediaRequired)),
  textAlone: labelsOf(NETWORKS.filter(({ limits }) => !limits.mediaRequired)),
  byHandle: labelsOf(NETWORKS.filter(({ connect }) => connect.how === 'handle')),
  /** With the kind of target on that network, in English. */
  withTargets: NETWORKS.map(({ label, targetNouns }) => `${label} ${targetNouns}`),
  /** Requirements for an account, in English sentences. */
  needs: Object.values(NETWORK_DETAILS).flatMap(({ needs }) => needs ?? []),
} as const;
