import type { Role } from '@carillon/contracts/domain/roles.ts';
import { t } from '@lingui/core/macro';

/** Returns a role's name; the code itself for a role of a newer server. */
export const roleName = (role: Role): string => NAMES[role]?.() ?? role;

const NAMES: Readonly<Partial<Record<Role, () => string>>> = {
  viewer: () => t`Viewer`,
  writer: () => t`Writer`,
  editor: () => t`Editor`,
  owner: () => t`Owner`,
};

/** Describes what a role can do beyond the roles before it. */
export const roleSentence = (role: Role): string => SENTENCES[role]?.() ?? '';

const SENTENCES: Readonly<Partial<Record<Role, () => string>>> = {
  viewer: () => t`Viewers can see posts, drafts, comments and analytics, but can’t change anything.`,
  writer: () =>
    t`Writers write drafts and send them for approval, add media and templates, use the AI tools, and reply to comments.`,
  editor: () =>
    t`Editors publish, schedule, move and cancel posts. They also approve drafts, unless this workspace requires an owner’s approval.`,
  owner: () => t`Owners connect accounts and manage members and the plan.`,
};
