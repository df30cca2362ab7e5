/** Who may say who a user is, in a password's place; `oidc` is the provider that the operator names. */
export const SIGN_IN_PROVIDERS = ['google', 'facebook', 'oidc'] as const;

export type SignInProviderId = (typeof SIGN_IN_PROVIDERS)[number];

/** Names of the providers for users. The operator's own provider has a name of its own. */
export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;
