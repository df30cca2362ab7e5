/** Tells identity what the cookie says that binds a login by a provider to its browser. Set by the gateway alone. */
export const SIGN_IN = 'x-sign-in';
