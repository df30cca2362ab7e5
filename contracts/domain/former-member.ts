/** Stands where the id of whoever wrote something was, once that account is deleted. */
export const FORMER_MEMBER = 'former-member';
