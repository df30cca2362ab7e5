import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { Connected, SealedTarget } from './connection.ts';

/** The target that a page id names; a profile needs no naming. */
export function targetOf(connection: Connected, pageId: string | null): SealedTarget | undefined {
  if (pageId !== null) return connection.targets.find((target) => target.id === pageId);
  return PLATFORMS[connection.platform].needsPage ? undefined : connection.targets[0];
}
