import { NETWORKS } from '@carillon/contracts/networks/networks.ts';

/** "Facebook, Instagram und LinkedIn" */
export const alternatives = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** Parts of a line with the language's comma: "1 planned, 2 published". */
export const joinParts = (parts: readonly string[], { locale }: { readonly locale: string }): string =>
  parts.join(locale === 'ar' ? '، ' : ', ');

export const listWith =
  (and: string) =>
  (names: readonly string[]): string =>
    alternatives(names, and);

export const ALL_NETWORKS_LIST: readonly string[] = NETWORKS.map(({ label }) => label);
