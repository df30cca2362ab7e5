import { createHash } from 'node:crypto';
import type { GoogleAccount } from '../domain/google-account.ts';

/** The same for one email always. */
export function googleAccount(person: Omit<GoogleAccount, 'sub'>): GoogleAccount {
  const hash = createHash('sha256').update(person.email.trim().toLowerCase()).digest('hex');
  const digits = BigInt(`0x${hash}`).toString().slice(0, 20);
  return { ...person, sub: `1${digits}` };
}
