/** Passes identity the cookie that binds a provider login to its browser. Only the gateway sets it. */
export const SIGN_IN = 'x-sign-in';
