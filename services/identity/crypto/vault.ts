import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Where a token belongs. It is part of what is authenticated, so that none can be moved elsewhere. */
export interface Slot {
  readonly userId: string;
  readonly platform: string;
  readonly field: string;
}

/** Keeps tokens unreadable in the database. */
export interface Vault {
  seal(token: string, slot: Slot): string;
  /** @throws VaultError when the text was changed, moved, or sealed under another key */
  open(sealed: string, slot: Slot): string;
}

export class VaultError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'VaultError';
  }
}

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under one key of 32 bytes; `v1:` then base64url of IV, tag and ciphertext. */
export const createVault = (key: Uint8Array): Vault => ({
  seal(token, slot) {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(placeOf(slot));
    const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
    return VERSION + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  },
  open(sealed, slot) {
    if (!sealed.startsWith(VERSION)) throw new VaultError('a sealed token is of an unknown version');
    const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
    try {
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(placeOf(slot));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new VaultError('a sealed token can not be opened: it was changed, or VAULT_KEY was', cause);
    }
  },
});

const placeOf = ({ userId, platform, field }: Slot): Buffer =>
  Buffer.from(JSON.stringify([userId, platform, field]));
