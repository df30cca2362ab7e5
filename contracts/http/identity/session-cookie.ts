/** Identity sets it at log-in; before that the gateway gives each browser a random one, for CSRF to be bound to. */
export const SESSION_COOKIE = 'carillon_session';
