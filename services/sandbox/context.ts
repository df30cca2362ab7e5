import { randomInt } from 'node:crypto';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { SandboxConfig } from './config.ts';
import { createKnownTokens, type KnownTokens } from './domain/known-tokens.ts';
import { createSecrets, type Secrets } from './secrets/secrets.ts';
import { type SandboxSettings, type SettingsOverrides, settingsFrom } from './settings.ts';
import { createRoom, type Room } from './stores/room.ts';
import { openStores, type Stores } from './stores/stores.ts';

/** Dependencies of the routes and use cases. */
export interface SandboxContext {
  readonly settings: SandboxSettings;
  readonly stores: Stores;
  readonly room: Room;
  readonly secrets: Secrets;
  readonly known: KnownTokens;
  readonly telemetry: Pick<Telemetry, 'log' | 'metrics'>;
  readonly checks: ReadinessChecks;
  now(): Date;
  /** So many random digits, the first not zero. */
  digits(count: number): string;
  close(): Promise<void>;
}

/** Opens the stores. */
export async function createContext(
  config: SandboxConfig,
  runtime: Pick<Runtime, 'log' | 'metrics' | 'store' | 'clock'>,
  overrides: SettingsOverrides = {},
): Promise<SandboxContext> {
  const { log, metrics, clock } = runtime;
  const settings = settingsFrom(config, overrides);
  return openParts(async (closing) => {
    const stores = await openStores(runtime.store, config.SANDBOX_MEDIA_FOLDER);
    closing.defer(() => stores.close());
    return {
      settings,
      stores,
      room: createRoom({ stores, limits: settings.limits, log }),
      secrets: createSecrets(config.SANDBOX_KEY),
      known: createKnownTokens(),
      telemetry: { log, metrics },
      checks: { store: () => stores.ping() },
      now: clock,
      digits: (count) =>
        Array.from({ length: count }, (_, index) => randomInt(index === 0 ? 1 : 0, 10)).join(''),
    };
  });
}
