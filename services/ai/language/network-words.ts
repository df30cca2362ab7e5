import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';

/** Words for the networks in a message, in lower case: names and aliases, longer ones first. */
export const NETWORK_WORDS: readonly string[] = PLATFORM_NAMES.flatMap((name) => [
  name,
  ...PLATFORMS[name].aliases,
]).toSorted((a, b) => b.length - a.length);

/** The names that aliases refer to. */
export const NETWORK_SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  PLATFORM_NAMES.flatMap((name) => PLATFORMS[name].aliases.map((alias) => [alias, name])),
);

/** "facebook|instagram|…", for a pattern's source. */
export const NETWORK_CHOICE = NETWORK_WORDS.join('|');

/** Builds a pattern in which NETWORK matches any of these words. */
export const naming = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll('NETWORK', NETWORK_CHOICE), flags);

/** The names as cues have alternatives. */
export const NETWORK_CUE = PLATFORM_NAMES.join(' / ');

export const NETWORK_LABELS: readonly string[] = PLATFORM_NAMES.map((name) => PLATFORMS[name].label);
