import { NETWORKS } from '@carillon/contracts/networks/networks.ts';

/** "Facebook, Instagram und LinkedIn" */
export const alternatives = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

export const listWith =
  (and: string) =>
  (names: readonly string[]): string =>
    alternatives(names, and);

export const ALL_NETWORKS_LIST: readonly string[] = NETWORKS.map(({ label }) => label);
