import type { Role } from '@carillon/contracts/domain/roles.ts';

export interface Member {
  readonly userId: string;
  readonly role: Role;
  readonly joinedAt: Date;
  /** When the member was last here by choosing it; left out before. */
  readonly enteredAt?: Date;
}

/** The owner of connections, posts and media. It always has an owner itself. */
export interface Workspace {
  readonly id: string;
  readonly name: string;
  /** The user whose personal workspace it is, and who owns it for good. */
  readonly personalOf: string | null;
  readonly members: readonly Member[];
  /** Whether an owner must approve posts before they are published. */
  readonly ownerApproval: boolean;
  /** Goes up with each change. */
  readonly revision: number;
}

export const memberOf = ({ members }: Pick<Workspace, 'members'>, userId: string): Member | null =>
  members.find((one) => one.userId === userId) ?? null;
