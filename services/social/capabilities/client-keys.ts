/** A key by which Carillon proves to servers that it is the client that it says (RFC 7523). */
export interface ClientKey {
  readonly kid: string;
  /** The private key, a JWK in JSON, for ES256. */
  readonly privateJwk: string;
  readonly createdAt: Date;
}

/** A session can be renewed by the key it began with alone, so that each one stays for as long as a session may last. */
export interface ClientKeys {
  /** All that sessions may have begun with, the newest first; never none. */
  list(): Promise<readonly ClientKey[]>;
}
