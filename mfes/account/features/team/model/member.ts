import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { Member } from '@carillon/contracts/http/identity/list-members.ts';
import { t } from '@lingui/core/macro';

/** Whether they have to stay as they are: a workspace keeps an owner, and whoever it came with. */
export const isFixed = (member: Member, members: readonly Member[]): boolean =>
  member.home ||
  (member.role === 'owner' && !members.some(({ id, role }) => role === 'owner' && id !== member.id));

/** The role within a sentence. */
export const A_ROLE: Readonly<Record<Role, string>> = {
  viewer: t`a viewer`,
  writer: t`a writer`,
  editor: t`an editor`,
  owner: t`an owner`,
};
