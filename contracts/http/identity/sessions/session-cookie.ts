/**
 * Identity sets it at login. Before that, the gateway gives each browser a random one to bind CSRF tokens to.
 * `__Host-` makes browsers reject a cookie set without TLS, or by another host of the same domain.
 */
export const sessionCookieName = (https: boolean): string =>
  https ? '__Host-carillon_session' : 'carillon_session';

/** Stays with a browser that somebody has logged in with, so that strangers' guesses don't keep them out. */
export const deviceCookieName = (https: boolean): string =>
  https ? '__Host-carillon_device' : 'carillon_device';

/** Binds the way to a provider and back to the browser that began it, for ten minutes. */
export const signInCookieName = (https: boolean): string =>
  https ? '__Host-carillon_sign_in' : 'carillon_sign_in';
