import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { StateFault } from './oauth-state.ts';

export const notConnected = (platform: PlatformName): string =>
  `${labelOf(platform)} is not connected. Connect it on the dashboard.`;

export const linkIsLost = (platform: PlatformName): string =>
  `${labelOf(platform)} no longer accepts the link to your account. Connect it again on the dashboard.`;

export const linkExpired = (platform: PlatformName): string =>
  `The permission that you gave on ${labelOf(platform)} has run out.`;

export const linkIsSealed = (platform: PlatformName): string =>
  `Carillon can no longer open the saved access to ${labelOf(platform)}. Connect it again on the dashboard.`;

export const notYourTarget = (platform: PlatformName): string => {
  const { label, targetNoun } = PLATFORMS[platform];
  return platform === 'linkedin'
    ? 'That profile is not your LinkedIn profile.'
    : `That ${targetNoun} is not one of your ${label} ${targetNoun}s.`;
};

export const chooseTarget = (platform: PlatformName): string => {
  const { label, targetNoun } = PLATFORMS[platform];
  return `Choose one of your ${label} ${targetNoun}s.`;
};

export const notAllowed = (platform: PlatformName): string =>
  `You did not allow Carillon to use your ${labelOf(platform)} account. Nothing was linked.`;

export const linkingFailed = (reason: string): string => `Connection failed: ${reason}`;

export const SESSION_ENDED = 'you are no longer logged in. Log in and connect the account again.';

export const STATE_FAULTS: Record<StateFault, string> = {
  unknown: 'This link is not known or was used already. Connect the account again.',
  expired: 'Linking took longer than ten minutes. Connect the account again.',
  elsewhere: 'This link was started in another session. Connect the account again.',
  'other-network': 'Connection failed: another network answered than the one that was asked. Connect again.',
};

export const NOTHING_TO_PUBLISH_TO: Record<PlatformName, string> = {
  facebook:
    'Facebook was not connected: no page was found that you may publish to. Create a page, or allow Carillon to use one, and connect again.',
  instagram:
    'Instagram was not connected: no business account was found. Join your professional account to a Facebook page and connect again.',
  linkedin: 'LinkedIn was not connected: it named no profile. Connect again.',
};

export const WRONG_ISSUER =
  'Connection failed: someone else answered than the network that was asked. Connect again.';

export function linked(platform: PlatformName, targets: readonly { readonly name: string }[]): string {
  const { label, targetNoun } = PLATFORMS[platform];
  if (platform === 'linkedin') return `${label} connected: ${targets[0]?.name ?? 'your profile'}`;
  return `${label} connected: ${targets.length} ${targetNoun}${targets.length === 1 ? '' : 's'}`;
}
