import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** The owner of a text. It is part of the authenticated data, so a text can't be moved to another owner. */
export type Place = readonly string[];

/** Keeps texts unreadable without one of its keys. */
export interface Sealing {
  /** Which key seals. */
  readonly keyId: string;
  seal(text: string, place: Place): string;
  /** @throws SealingError when the text was changed, moved, or sealed under a key that is not there */
  open(sealed: string, place: Place): string;
  /** Whether the key that seals today has sealed it. */
  isCurrent(sealed: string): boolean;
}

export class SealingError extends Error {
  readonly fault: 'version' | 'key' | 'changed';
  /** The key that would open it, where that is known. */
  readonly keyId: string;
  constructor(fault: SealingError['fault'], keyId: string, cause?: unknown) {
    super(`a sealed text can not be opened: ${fault}`, { cause });
    this.name = 'SealingError';
    this.fault = fault;
    this.keyId = keyId;
  }
}

const CIPHER = 'aes-256-gcm';
const VERSION = 'v2';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Tells keys of 32 random bytes apart, and nothing else of them. */
export const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('carillon vault key').update(key).digest('hex').slice(0, 8);

/**
 * AES-256-GCM under keys of 32 bytes: `v2:`, the key's id, `:`, then base64url of IV, tag and ciphertext.
 * @param key seals and opens
 * @param readKeys open only: those that were in its place before, or will be
 */
export function createSealing(key: Uint8Array, readKeys: readonly Uint8Array[] = []): Sealing {
  const keyId = keyIdOf(key);
  const keys = new Map([key, ...readKeys].map((one) => [keyIdOf(one), one]));
  const prefix = `${VERSION}:${keyId}:`;
  return {
    keyId,
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(authenticated(keyId, place));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    open(sealed, place) {
      const [version, id = '', text = ''] = sealed.split(':');
      if (version !== VERSION) throw new SealingError('version', id);
      const knownKey = keys.get(id);
      if (!knownKey) throw new SealingError('key', id);
      return openWith(Buffer.from(text, 'base64url'), knownKey, { id, place });
    },
    isCurrent: (sealed) => sealed.startsWith(prefix),
  };
}

function openWith(bytes: Buffer, key: Uint8Array, { id, place }: { id: string; place: Place }): string {
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(authenticated(id, place));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new SealingError('changed', id, cause);
  }
}

const authenticated = (keyId: string, place: Place): Buffer =>
  Buffer.from(JSON.stringify([VERSION, keyId, ...place]));
