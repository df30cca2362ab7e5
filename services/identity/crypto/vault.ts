import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Where a token belongs. It is part of what is authenticated, so that none can be moved elsewhere. */
export interface Slot {
  readonly workspaceId: string;
  readonly platform: string;
  readonly field: string;
}

/** Keeps tokens unreadable in the database. */
export interface Vault {
  /** Which key seals. */
  readonly keyId: string;
  seal(token: string, slot: Slot): string;
  /** @throws VaultError when the text was changed, moved, or sealed under a key that is not there */
  open(sealed: string, slot: Slot): string;
  /** Whether the key that seals today has sealed it. */
  isCurrent(sealed: string): boolean;
}

export class VaultError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'VaultError';
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
export function createVault(key: Uint8Array, readKeys: readonly Uint8Array[] = []): Vault {
  const keyId = keyIdOf(key);
  const keys = new Map([key, ...readKeys].map((one) => [keyIdOf(one), one]));
  const prefix = `${VERSION}:${keyId}:`;
  return {
    keyId,
    seal(token, slot) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(placeOf(keyId, slot));
      const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, slot) {
      const [version, id = '', text = ''] = sealed.split(':');
      if (version !== VERSION)
        throw new VaultError('a sealed token is of another version of Carillon: connect its account again');
      const known = keys.get(id);
      if (!known)
        throw new VaultError(
          `a sealed token needs the vault key ${id}: give it back in VAULT_READ_KEYS, or connect its account again`,
        );
      return opened(Buffer.from(text, 'base64url'), known, placeOf(id, slot));
    },
    isCurrent: (sealed) => sealed.startsWith(prefix),
  };
}

function opened(bytes: Buffer, key: Uint8Array, place: Buffer): string {
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(place);
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new VaultError('a sealed token can not be opened: it was changed, or belongs elsewhere', cause);
  }
}

const placeOf = (keyId: string, { workspaceId, platform, field }: Slot): Buffer =>
  Buffer.from(JSON.stringify([VERSION, keyId, workspaceId, platform, field]));
