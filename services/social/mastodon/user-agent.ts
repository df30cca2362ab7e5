/** Without one, some servers answer 418. */
export const USER_AGENT = 'Carillon';
