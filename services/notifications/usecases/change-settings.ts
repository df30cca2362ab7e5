import type { MemberSettings, SettingsStore } from '../stores/settings.ts';
import type { Lists } from './lists.ts';
import type { Member } from './reader-for.ts';

interface Deps {
  readonly stores: { readonly settings: SettingsStore };
  readonly lists: Pick<Lists, 'signals'>;
}

/** Changes the given settings; keeps the others. */
export async function changeSettings(
  { stores, lists: { signals } }: Deps,
  { workspaceId, userId }: Member,
  change: Partial<MemberSettings>,
): Promise<MemberSettings> {
  await stores.settings.change(workspaceId, userId, change);
  signals.changed(workspaceId, userId);
  return stores.settings.find(workspaceId, userId);
}
