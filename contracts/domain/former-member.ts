/** Replaces the author's id in what they wrote, once their account is deleted. */
export const FORMER_MEMBER = 'former-member';
