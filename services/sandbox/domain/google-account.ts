/** Somebody with an account at the sandbox's Google. */
export interface GoogleAccount {
  /** 21 digits, as Google's have; one email has always the same. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The data behind an authorization code. */
export interface GoogleCode extends GoogleAccount {
  readonly hash: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
  /** The PKCE code challenge (SHA-256). */
  readonly challenge: string;
  readonly expiresAt: Date;
}
