import type { Reader } from '../stores/lists.ts';
import type { SettingsStore } from '../stores/settings.ts';

/** Who asks, and where. */
export interface Member {
  readonly workspaceId: string;
  readonly userId: string;
}

/** A member with what they want to be shown. */
export async function readerFor(
  { settings }: { readonly settings: SettingsStore },
  { workspaceId, userId }: Member,
): Promise<Reader> {
  return { workspaceId, userId, hidden: await settings.hidden(workspaceId, userId) };
}
