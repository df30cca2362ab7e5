import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@carillon/contracts/http/identity/second-factors/second-factor.ts';

/** Crockford's base32: no letter in it looks like another, or like a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits, which nobody finds from a hash. */
const LENGTH = 16;

/** Ten codes of four times four letters. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** A code however it was typed. */
export const recoveryForm = (input: string): string =>
  input.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
