import { type Slot, type Vault, VaultError } from './vault.ts';

const slotOf = (methodKey: string): Slot => ({ workspaceId: '', platform: methodKey, field: 'id-token' });

/** Seals the token that a provider's logout asks for; it names its user. */
export const sealIdToken = (
  vault: Pick<Vault, 'seal'>,
  methodKey: string,
  token: string | null,
): string | null => token && vault.seal(token, slotOf(methodKey));

/** Null where its key is gone: logging out there works without it, after a question. */
export function openIdToken(
  vault: Pick<Vault, 'open'>,
  methodKey: string,
  sealed: string | null,
): string | null {
  try {
    return sealed && vault.open(sealed, slotOf(methodKey));
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}
