import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { Member } from '@carillon/contracts/http/identity/members/list-members.ts';
import { select, t } from '@lingui/core/macro';

/** Whether a member has to stay as they are: a workspace keeps an owner, and the user it came with. */
export const isFixed = (member: Member, members: readonly Member[]): boolean =>
  member.home ||
  (member.role === 'owner' && !members.some(({ id, role }) => role === 'owner' && id !== member.id));

/** The user's role in the workspace, as a sentence. */
export const ROLE_HERE: Readonly<Record<Role, string>> = {
  viewer: t`You’re a viewer here.`,
  writer: t`You’re a writer here.`,
  editor: t`You’re an editor here.`,
  owner: t`You’re an owner here.`,
};

/** Announces the user's new role. */
export const ownRoleText = (role: Role): string =>
  t`You’re ${select(role, {
    viewer: 'a viewer',
    writer: 'a writer',
    editor: 'an editor',
    owner: 'an owner',
    other: 'a member',
  })} now.`;

/** Announces a member's new role. */
export const roleText = (name: string, role: Role): string =>
  t`${name} is ${select(role, {
    viewer: 'a viewer',
    writer: 'a writer',
    editor: 'an editor',
    owner: 'an owner',
    other: 'a member',
  })} now.`;
