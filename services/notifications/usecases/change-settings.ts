import type { MemberSettings, SettingsStore } from '../stores/settings.ts';
import type { ListSignals } from './list-signals.ts';
import type { Member } from './reader-for.ts';

interface Deps {
  readonly stores: { readonly settings: SettingsStore };
  readonly signals: ListSignals;
}

/** What is left out stays. */
export async function changeSettings(
  { stores, signals }: Deps,
  { workspaceId, userId }: Member,
  change: Partial<MemberSettings>,
): Promise<MemberSettings> {
  await stores.settings.change(workspaceId, userId, change);
  signals.changed(workspaceId, userId);
  return stores.settings.find(workspaceId, userId);
}
