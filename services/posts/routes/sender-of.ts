import type { Sender } from '../domain/review.ts';

/** Reads who calls, as far as it decides what may be published. */
export const senderOf = ({ userId, role, ownerApproval }: Sender): Sender => ({
  userId,
  role,
  ownerApproval,
});
