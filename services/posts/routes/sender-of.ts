import type { Sender } from '../domain/review.ts';

/** Reads the caller's rights, as far as they decide what may be published. */
export const senderOf = ({ userId, role, ownerApproval }: Sender): Sender => ({
  userId,
  role,
  ownerApproval,
});
