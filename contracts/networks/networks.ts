import { facebook, facebookDetails } from './facebook.ts';
import { instagram, instagramDetails } from './instagram.ts';
import { linkedin, linkedinDetails } from './linkedin.ts';
import type { NetworkDetails } from './network.ts';

/** The networks that Carillon publishes to, in the order that screens list them. */
export const NETWORKS = [facebook, instagram, linkedin] as const;

/** What services alone need of them. */
export const NETWORK_DETAILS: Readonly<Record<PlatformName, NetworkDetails>> = {
  facebook: facebookDetails,
  instagram: instagramDetails,
  linkedin: linkedinDetails,
};

type Listed = (typeof NETWORKS)[number];
export type PlatformName = Listed['name'];
export type PlatformId = Listed['id'];
