import { createSealing, type Place, SealingError } from '@carillon/kit/sealing.ts';

export { keyIdOf } from '@carillon/kit/sealing.ts';

/** The owner of a token. It is part of the authenticated data, so a token can't be moved to another owner. */
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

/**
 * @param key seals and opens
 * @param readKeys open only: those that were in its place before, or will be
 */
export function createVault(key: Uint8Array, readKeys: readonly Uint8Array[] = []): Vault {
  const { keyId, seal, open, isCurrent } = createSealing(key, readKeys);
  return {
    keyId,
    isCurrent,
    seal: (token, slot) => seal(token, placeOf(slot)),
    open(sealed, slot) {
      try {
        return open(sealed, placeOf(slot));
      } catch (error) {
        throw error instanceof SealingError ? new VaultError(inWords(error), error) : error;
      }
    },
  };
}

function inWords({ fault, keyId }: SealingError): string {
  if (fault === 'version')
    return 'a sealed token is of another version of Carillon: connect its account again';
  return fault === 'key'
    ? `a sealed token needs the vault key ${keyId}: give it back in VAULT_READ_KEYS, or connect its account again`
    : 'a sealed token can not be opened: it was changed, or belongs elsewhere';
}

const placeOf = ({ workspaceId, platform, field }: Slot): Place => [workspaceId, platform, field];
