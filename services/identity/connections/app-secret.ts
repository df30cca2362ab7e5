import type { Vault } from '../crypto/vault.ts';
import type { Sealed } from '../domain/connection.ts';
import type { NetworkApp } from '../domain/network-app.ts';

type Place = Pick<NetworkApp, 'platform' | 'server'>;

/** No workspace's: everybody who connects an account of a server does so by the same app. */
const NOBODYS = '';

const slotOf = ({ platform, server }: Place) => ({
  workspaceId: NOBODYS,
  platform,
  field: `app:${server}`,
});

export const sealAppSecret = (vault: Vault, place: Place, secret: string): Sealed =>
  vault.seal(secret, slotOf(place));

/** @throws VaultError where no key opens it */
export const openAppSecret = (vault: Vault, app: Place & Pick<NetworkApp, 'clientSecret'>): string =>
  vault.open(app.clientSecret, slotOf(app));
