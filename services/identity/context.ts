import { mailModeOf } from '@carillon/contracts/domain/mail-mode.ts';
import type { PublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { showOutboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { createRelay, type Relay } from '@carillon/kit/outbox/relay.ts';
import { plansApply } from '@carillon/kit/plan/plan-env.ts';
import { createQuotas, NO_LIMITS } from '@carillon/kit/plan/quotas.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { type SocialDeps, systemDeps } from '@carillon/social/deps.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { IdentityConfig } from './config.ts';
import { createClientKeys } from './connections/client-keys.ts';
import type { Connections } from './connections/connections.ts';
import { lookAfterServers } from './connections/look-after-servers.ts';
import { createRegistrations } from './connections/registrations.ts';
import { resealInBackground } from './connections/reseal-all.ts';
import { revokeDue } from './connections/revoke-due.ts';
import { createPasswords, type PasswordCost } from './crypto/passwords.ts';
import { createVault, type Vault } from './crypto/vault.ts';
import { deleteDue } from './deletion/delete-due.ts';
import { createMailRequests, type MailRequests } from './mail/mail-request.ts';
import { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts';
import type { Authentication } from './sign-in/authentication.ts';
import { createProviders } from './sign-in/providers.ts';
import { signInSettings } from './sign-in/sign-in-config.ts';
import { openStores, type Stores } from './stores/stores.ts';

export interface Settings {
  readonly publicKeys: PublicKeys;
  /** This server as passkeys know it. */
  readonly relyingParty: RelyingParty;
  /** Where the networks send the browser back to: the name of the network follows. */
  readonly callbackUrl: string;
  /** Where providers send the browser once it is logged out there. */
  readonly loginUrl: string;
  readonly secureCookies: boolean;
}

const WATCH_EVERY_MS = 15_000;
const DELETE_EVERY_MS = 5000;
const SERVERS_EVERY_MS = 60_000;

/** Everything that identity works with. */
export interface IdentityContext {
  readonly stores: Stores;
  readonly telemetry: Telemetry;
  readonly authentication: Authentication;
  readonly connections: Connections;
  readonly vault: Vault;
  readonly relay: Relay;
  readonly mail: MailRequests;
  readonly settings: Settings;
  clock(): Date;
  close(): Promise<void>;
}

type IdentityRuntime = Pick<
  Runtime,
  'log' | 'metrics' | 'securityLog' | 'store' | 'bus' | 'publicKeys' | 'services' | 'clock' | 'demo'
>;

/** Overrides for tests. */
export interface ContextOverrides {
  networks?(parts: Pick<SocialDeps, 'clientKeys'>): SocialNetworks;
  /** A low one, where many accounts are made. */
  readonly passwordCost?: PasswordCost;
  /** How often operators are shown what waits, milliseconds. */
  readonly watchEveryMs?: number;
  /** How often it looks for accounts to delete, and for grants to revoke. */
  readonly deleteEveryMs?: number;
}

/** Opens the store and the relay. */
export async function createContext(
  config: IdentityConfig,
  runtime: IdentityRuntime,
  overrides: ContextOverrides = {},
): Promise<IdentityContext> {
  const { log, metrics, securityLog, clock, demo, bus } = runtime;
  const telemetry = { log, securityLog, metrics };
  return openParts(async (closing) => {
    const stores = await openStores(runtime.store);
    closing.defer(() => stores.close());
    const models = stores.outboxes;
    const relay = createRelay({ bus, models, log, clock });
    closing.defer(() => relay.close());
    const watch = async () =>
      showOutboxAge(metrics, 'identity', { oldest: await stores.oldestEvent(), now: clock() });
    closing.defer(repeat('watch', watch, overrides.watchEveryMs ?? WATCH_EVERY_MS, log).close);
    const vault = createVault(config.VAULT_KEY, config.VAULT_READ_KEYS);
    const registrations = createRegistrations({ stores, vault });
    const clientKeys = createClientKeys({ stores, vault, log, clock });
    const networks =
      overrides.networks?.({ clientKeys }) ??
      createNetworks(networkSettings(config), { ...systemDeps, registrations, clientKeys });
    const connections = { networks, quotas: plansApply(config) ? createQuotas(runtime) : NO_LIMITS };
    const deletions = () => deleteDue({ stores, connections, relay, telemetry, clock });
    const everyMs = overrides.deleteEveryMs ?? DELETE_EVERY_MS;
    closing.defer(repeat('deletion of accounts', deletions, everyMs, log).close);
    const stopLooking = new AbortController();
    const servers = () => lookAfterServers({ stores, networks, log, clock }, stopLooking.signal);
    const looking = repeat('care for servers', servers, SERVERS_EVERY_MS, log);
    closing.defer(() => {
      stopLooking.abort();
      return looking.close();
    });
    const stopRevoking = new AbortController();
    const revocations = () =>
      revokeDue({ stores, connections, vault, telemetry, clock }, stopRevoking.signal);
    const revoking = repeat('revocation of grants', revocations, everyMs, log);
    closing.defer(() => {
      stopRevoking.abort();
      return revoking.close();
    });
    if (config.VAULT_READ_KEYS.length > 0) {
      const stop = new AbortController();
      const resealing = resealInBackground({ stores, vault, log }, stop.signal);
      closing.defer(() => {
        stop.abort();
        return resealing;
      });
    }
    const mail = createMailRequests({
      mode: mailModeOf(config),
      key: config.MAIL_KEY,
      publicUrl: config.PUBLIC_URL,
    });
    return {
      stores,
      telemetry,
      authentication: {
        passwords: createPasswords(overrides.passwordCost),
        providers: createProviders(signInSettings(config), { clock }),
        demo,
      },
      connections,
      vault,
      mail,
      relay,
      clock,
      settings: settingsFrom(config, runtime),
    };
  });
}

const settingsFrom = ({ PUBLIC_URL }: IdentityConfig, { publicKeys }: IdentityRuntime): Settings => ({
  publicKeys,
  relyingParty: relyingPartyOf(PUBLIC_URL),
  callbackUrl: `${PUBLIC_URL}/oauth/callback`,
  loginUrl: `${PUBLIC_URL}/login`,
  secureCookies: PUBLIC_URL.startsWith('https:'),
});
