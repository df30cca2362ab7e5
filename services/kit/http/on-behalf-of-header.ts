/** The header with the gateway's statement about the user for whom a service calls. */
export const ON_BEHALF_OF = 'x-on-behalf-of';
