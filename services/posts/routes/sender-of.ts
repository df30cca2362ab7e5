import type { Sender } from '../domain/review.ts';

/** Who calls, as far as it decides what may go out. */
export const senderOf = ({ userId, role, ownerApproval }: Sender): Sender => ({
  userId,
  role,
  ownerApproval,
});
