import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import type { SettingsStore } from '../stores/settings.ts';
import type { ListSignals } from './list-signals.ts';
import type { Member } from './reader-for.ts';

interface Deps {
  readonly stores: { readonly settings: SettingsStore };
  readonly signals: ListSignals;
}

export async function changeSettings(
  { stores, signals }: Deps,
  { workspaceId, userId }: Member,
  hidden: readonly NotificationKind[],
): Promise<void> {
  await stores.settings.hide(workspaceId, userId, hidden);
  signals.changed(workspaceId, userId);
}
