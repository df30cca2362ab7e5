import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectedTarget } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';

/** Names of the kinds of targets. */
export const TARGET_NAMES: Readonly<Record<ConnectedTarget['kind'], string>> = {
  page: t({ message: 'page', context: 'target' }),
  account: t({ message: 'account', context: 'target' }),
  profile: t({ message: 'profile', context: 'target' }),
};

interface TargetWords {
  chosen(count: number, all: number): string;
  /** The button that chooses all of a network's. */
  selectAll(network: string): string;
  /** Why nothing can be published there. */
  none(network: string): string;
}

const PAGES: TargetWords = {
  chosen: (count, all) => plural(all, { one: `${count} of # page`, other: `${count} of # pages` }),
  selectAll: (network) => t`Select all ${network} pages`,
  none: (network) => t`No ${network} page to publish to`,
};
const ACCOUNTS: TargetWords = {
  chosen: (count, all) => plural(all, { one: `${count} of # account`, other: `${count} of # accounts` }),
  selectAll: (network) => t`Select all ${network} accounts`,
  none: (network) => t`No ${network} account to publish to`,
};
const PROFILES: TargetWords = {
  chosen: (count, all) =>
    plural(all, { one: `${count} of # profile or page`, other: `${count} of # profiles and pages` }),
  selectAll: (network) => t`Select all ${network} profiles and pages`,
  none: (network) => t`No ${network} profile to publish to`,
};

const WORDS: Readonly<Record<string, TargetWords>> = { page: PAGES, account: ACCOUNTS, profile: PROFILES };

/** Returns the words for what a network's posts go to: pages, accounts or profiles. */
export const targetWords = (platform: PlatformName): TargetWords =>
  WORDS[PLATFORMS[platform].targetNoun] ?? ACCOUNTS;
