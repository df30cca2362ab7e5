import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { ROLES } from '../../../domain/roles.ts';

/** How many days one is good. */
export const INVITATION_DAYS = 7;

/** An open invitation, as owners see it. */
export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Who invited, by name; null when that user is gone. */
  invited_by: z.string().nullable(),
  sent_at: z.iso.datetime(),
  /** Also one that is past: it can be sent again. */
  expires_at: z.iso.datetime(),
});
export type Invitation = z.output<typeof invitation>;

/** The reply to the owner who created the invitation. */
export const madeInvitation = z.object({
  success: z.literal(true),
  invitation,
  /** The link to hand over, returned only once. Null if it was sent by mail. */
  link: z.url().nullable(),
});

/** The part of an invitation's link after the #. */
export const invitationSecret = textUpTo(200).min(1);
