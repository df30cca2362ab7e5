import type { Role } from '@carillon/contracts/domain/roles.ts';
import { INVITATION_DAYS } from '@carillon/contracts/http/identity/members/invitation.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * `accepting`: its user has accepted it and is being made a member, so nobody can revoke it anymore. A crash in
 * between leaves this state, and the same user may accept it again.
 */
export type InvitationStatus = 'open' | 'accepting' | 'accepted' | 'declined' | 'revoked';

/** Only a hash of its link's secret is kept. */
export interface Invitation {
  readonly id: string;
  readonly workspaceId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly role: Role;
  readonly status: InvitationStatus;
  /** The user who sent it last. */
  readonly invitedBy: string;
  /** Whether its link was sent by mail and shown to nobody here; not there in older ones. */
  readonly mailedOnly?: boolean;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

export const invitationExpiry = (sentAt: Date): Date => new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);

/** The state that anyone with the link sees. */
export function stateOf({ status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>, now: Date) {
  if (status === 'accepting') return 'accepted';
  return status === 'open' && expiresAt <= now ? 'expired' : status;
}

/** How many a workspace sends in a day, and to one address: mail that nobody wants is bad for all. */
export const SENT_A_DAY = { most: 100, keptMs: DAY_MS } as const;
export const SENT_A_DAY_TO_ONE = { most: 5, keptMs: DAY_MS } as const;
