import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Connection } from './connection.ts';

export const notConnected = (platform: PlatformName): string =>
  `${labelOf(platform)} is not connected. Connect it on the dashboard.`;

export const connectionIsLost = (platform: PlatformName): string =>
  `${labelOf(platform)} no longer accepts the connection to your account. Connect it again on the dashboard.`;

export const connectionExpired = (platform: PlatformName): string =>
  `The permission you gave on ${labelOf(platform)} has expired.`;

export const connectionIsSealed = (platform: PlatformName): string =>
  `Carillon can no longer open the saved access to ${labelOf(platform)}. Connect it again on the dashboard.`;

export const notYourTarget = (platform: PlatformName, targetId: string): string => {
  const { label, targetNoun, needsPage, kindOf } = PLATFORMS[platform];
  const noun = needsPage || kindOf(targetId) !== 'page' ? targetNoun : 'page';
  return `That ${noun} is not one of your ${label} ${noun}s.`;
};

export const chooseTarget = (platform: PlatformName): string => {
  const { label, targetNoun } = PLATFORMS[platform];
  return `Choose one of your ${label} ${targetNoun}s.`;
};

/** Of another account that was connected than the one that was to be connected again. */
export const insteadOf = (
  meant: Pick<Connection, 'platform' | 'account'>,
  made: string,
  works: boolean,
): string =>
  works
    ? `${made} is connected. The connection of ${meant.account.name} wasn’t renewed.`
    : `${made} is connected. ${meant.account.name} is still disconnected: log in to ${labelOf(meant.platform)} as ${meant.account.name}, then reconnect that account.`;

/** What was connected, in few words. */
export function connectedTargets(
  platform: PlatformName,
  targets: readonly { readonly name: string }[],
): string | undefined {
  const { targetNoun, needsPage } = PLATFORMS[platform];
  const [first, ...pages] = targets;
  if (!needsPage)
    return pages.length === 0
      ? first?.name
      : `${first?.name} and ${pages.length} page${pages.length === 1 ? '' : 's'}`;
  return `${targets.length} ${targetNoun}${targets.length === 1 ? '' : 's'}`;
}

export const endedAgain = (platform: PlatformName): string =>
  `${labelOf(platform)} has just ended Carillon’s access. Connect it again in a minute.`;

export const stillEnding = (platform: PlatformName): string =>
  `${labelOf(platform)} is still ending your earlier connection. Connect it again in a minute.`;

export const NO_SUCH_CONNECTION = 'We couldn’t find that account among the connected ones.';
