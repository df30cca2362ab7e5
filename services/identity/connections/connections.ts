import type { Quotas } from '@carillon/kit/plan/quotas.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';

/** Where accounts are connected, and how many a plan allows. */
export interface Connections {
  readonly networks: SocialNetworks;
  readonly quotas: Quotas;
}
