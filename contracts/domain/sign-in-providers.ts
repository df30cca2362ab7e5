/** Providers that can identify a user in place of a password; `oidc` is the one that the operator sets up. */
export const SIGN_IN_PROVIDERS = ['google', 'facebook', 'oidc'] as const;

export type SignInProviderId = (typeof SIGN_IN_PROVIDERS)[number];

/** Names of the providers for users. The operator's own provider has a name of its own. */
export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;
