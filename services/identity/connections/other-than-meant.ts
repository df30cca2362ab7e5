import type { Text } from '@carillon/contracts/text.ts';
import type { Vault } from '../crypto/vault.ts';
import { insteadOf } from '../domain/sentences.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import { works } from './view-network.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'find'> };
  readonly vault: Vault;
  clock(): Date;
}

interface GrantedAccount {
  /** The connection's. */
  readonly id: string;
  /** The account's. */
  readonly name: string;
}

/**
 * Returns the message for a user who wanted to reconnect one account, and came back with another.
 * @returns null where it is the one they meant, or they meant none, or that was removed since
 */
export async function differsFromMeant(
  deps: Deps,
  meantId: string | null,
  granted: GrantedAccount,
): Promise<Text | null> {
  if (meantId === null || meantId === granted.id) return null;
  const meantConnection = await deps.stores.connections.find(meantId);
  return meantConnection && insteadOf(meantConnection, granted.name, works(deps, meantConnection));
}
