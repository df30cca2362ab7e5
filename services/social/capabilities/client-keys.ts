/** A key by which Carillon proves to servers that it is the client that it says (RFC 7523). */
export interface ClientKey {
  readonly kid: string;
  /** The private key, a JWK in JSON, for ES256. */
  readonly privateJwk: string;
  readonly createdAt: Date;
}

/** A session can only be renewed with its original key, so each key stays for as long as a session may last. */
export interface ClientKeys {
  /** All that sessions may have begun with, the newest first; never none. */
  list(): Promise<readonly ClientKey[]>;
}
