import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import type { SettingsStore } from '../stores/settings.ts';
import type { Hints } from './hints.ts';
import type { Member } from './reader-for.ts';

interface Deps {
  readonly stores: { readonly settings: SettingsStore };
  readonly hints: Hints;
}

export async function changeSettings(
  { stores, hints }: Deps,
  { workspaceId, userId }: Member,
  hidden: readonly NotificationKind[],
): Promise<void> {
  await stores.settings.hide(workspaceId, userId, hidden);
  hints.changed(workspaceId, userId);
}
