import { createHash } from 'node:crypto';

/** Somebody with an account at the sandbox's Google. */
export interface GoogleAccount {
  /** 21 digits, as Google's have; one email has always the same. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export function googleAccount(person: Omit<GoogleAccount, 'sub'>): GoogleAccount {
  const hash = createHash('sha256').update(person.email.trim().toLowerCase()).digest('hex');
  const digits = BigInt(`0x${hash}`).toString().slice(0, 20);
  return { ...person, sub: `1${digits}` };
}

/** What a code of an authorization stands for. */
export interface GoogleCode extends GoogleAccount {
  readonly hash: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
  /** Of PKCE, by SHA-256. */
  readonly challenge: string;
  readonly expiresAt: Date;
}
