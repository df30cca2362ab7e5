import type { Role } from '@carillon/contracts/domain/roles.ts';

/** What owns connections, posts and media. */
export interface Workspace {
  readonly id: string;
  readonly name: string;
}

/** A workspace with all who are in it. */
export interface WorkspaceWithMembers extends Workspace {
  readonly members: readonly { readonly userId: string; readonly role: Role }[];
}

/** A workspace as one of its members has it. */
export interface Membership {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: Role;
}
