/** What the gateway stated of a user to the service that calls, which so calls on behalf of that user. */
export const ON_BEHALF_OF = 'x-on-behalf-of';
