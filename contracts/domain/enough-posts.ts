/** With fewer posts of one's own than that, what sets the hours of a week apart is mostly chance, and general experience counts. */
export const ENOUGH_POSTS = 20;
