/** Credentials for calls in the name of an account. */
export interface Access {
  readonly token: string;
  /** The origin of the account's server, such as `https://mastodon.example`; absent where the network is one place. */
  readonly server?: string | undefined;
  /**
   * The private key, a JWK in JSON, that calls prove to have (DPoP, RFC 9449); absent where the token alone is enough.
   */
  readonly proofKey?: string | undefined;
}
