import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Operation } from '@carillon/contracts/operation.ts';

/** A call that its caller gave an idempotency key. The key is the user's for that operation, whichever token or session calls. */
export interface KeyedCall {
  readonly key: string;
  readonly operation: Operation;
  readonly userId: string;
  readonly workspaceId: string;
}

const hashOf = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

const partsOf = ({ key, operation, userId, workspaceId }: KeyedCall): string[] => [
  ...[workspaceId, userId, operation.id, key],
];

/** The hash that identifies a call. The key itself isn't stored. */
export const idOf = (call: KeyedCall): string => hashOf('id', ...partsOf(call)).toString('base64url');

/** The same for every request that says the same. */
export const fingerprintOf = (request: unknown): string =>
  hashOf(JSON.stringify(request)).toString('base64url');

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypted with the caller's key, because a reply may contain addresses that open files: the store alone reveals
 * nothing.
 */
export function seal(call: KeyedCall, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, hashOf('seal', ...partsOf(call)), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function unseal(call: KeyedCall, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(CIPHER, hashOf('seal', ...partsOf(call)), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
}
