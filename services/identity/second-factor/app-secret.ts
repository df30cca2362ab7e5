import type { Slot, Vault } from '../crypto/vault.ts';

const slotOf = (userId: string): Slot => ({
  workspaceId: userId,
  platform: 'account',
  field: 'authenticator',
});

/** The secret of a user's authenticator app, which opens for no other user. */
export const sealSecret = (vault: Vault, userId: string, secret: string): string =>
  vault.seal(secret, slotOf(userId));

export const openSecret = (vault: Vault, userId: string, sealed: string): string =>
  vault.open(sealed, slotOf(userId));
