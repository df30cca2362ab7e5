import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Connected, SealedTarget } from './connection.ts';

/** The target that a page id names; LinkedIn's only one needs no naming. */
export function targetOf(connection: Connected, pageId: string | null): SealedTarget | undefined {
  if (pageId !== null) return connection.targets.find((target) => target.id === pageId);
  return needsPage(connection.platform) ? undefined : connection.targets[0];
}

export const needsPage = (platform: PlatformName): boolean => platform !== 'linkedin';
