import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { Reader } from '../stores/lists.ts';
import type { SettingsStore } from '../stores/settings.ts';

/** The user who asks, and the workspace they are in. */
export interface Member {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: Role | null;
}

/** A member with what they want to be shown. */
export async function readerFor(
  { settings }: { readonly settings: SettingsStore },
  { workspaceId, userId, role }: Member,
): Promise<Reader> {
  return { workspaceId, userId, role, hidden: await settings.hidden(workspaceId, userId) };
}
