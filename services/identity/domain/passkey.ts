/** A public key of an authenticator, which logs its user in. */
export interface Passkey {
  /** A hash of the credential's id: it is as good a name, and short. */
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often the authenticator has signed, where it counts: a copy of it falls behind. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The purpose of a challenge: its answer is good for no other purpose. */
export type ChallengePurpose = 'add' | 'confirm' | 'login' | 'second-factor';

export interface PasskeyChallenge {
  readonly hash: string;
  readonly purpose: ChallengePurpose;
  /** The session, or the login, that it belongs to; empty for a login by a passkey alone. */
  readonly boundTo: string;
  readonly expiresAt: Date;
}
