/** Tells identity what the cookie says that binds a log-in by a provider to its browser. Set by the gateway alone. */
export const SIGN_IN = 'x-sign-in';
