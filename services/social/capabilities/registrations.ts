/** Carillon's app on one server. */
export interface Registration {
  readonly server: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** The requested scopes, with a blank between. */
  readonly scopes: string;
  /** Whether the server takes PKCE with S256. */
  readonly pkce: boolean;
  /** The server's name for itself in replies to the browser (RFC 9207). Null if it gives none. */
  readonly issuer: string | null;
  /** Whether it names itself in each of them. */
  readonly namesIssuer: boolean;
  readonly registeredAt: Date;
}

/** Keeps the apps: a server lets one address register five in ten minutes. */
export interface Registrations {
  find(server: string): Promise<Registration | null>;
  /** If two are saved at once, the first stays. @returns the stored one */
  save(registration: Registration, insteadOf: Registration | null): Promise<Registration>;
}
