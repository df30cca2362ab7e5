import { NETWORK_DETAILS } from '@carillon/contracts/networks/network-details.ts';
import { NETWORKS } from '@carillon/contracts/networks/networks.ts';

const labelsOf = (networks: readonly { readonly label: string }[]): readonly string[] =>
  networks.map(({ label }) => label);

/** What is true of networks, as far as help tells it. */
export const NETWORK_FACTS = {
  all: labelsOf(NETWORKS),
  needingMedia: labelsOf(NETWORKS.filter(({ limits }) => limits.mediaRequired)),
  textAlone: labelsOf(NETWORKS.filter(({ limits }) => !limits.mediaRequired)),
  byHandle: labelsOf(NETWORKS.filter(({ connect }) => connect.how === 'handle')),
  /** With what it posts to there, in English. */
  withTargets: NETWORKS.map(({ label, targetNouns }) => `${label} ${targetNouns}`),
  /** What an account has to be, in English sentences. */
  needs: Object.values(NETWORK_DETAILS).flatMap(({ needs }) => needs ?? []),
} as const;
