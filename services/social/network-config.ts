import {
  byPlatform,
  OAUTH_NETWORKS,
  PLATFORM_NAMES,
  PLATFORMS,
  type PlatformName,
} from '@carillon/contracts/domain/platforms.ts';
import { setting } from '@carillon/kit/config.ts';
import type { z } from 'zod';
import { type SandboxSwitch, sandboxPlace, standsIn } from './sandbox-settings.ts';
import type { NetworkSetup, SandboxPlace } from './setup.ts';
import { type PartialNetworkSettings, SETUPS } from './setups.ts';

/** The settings that say how the networks are reached; spread into a service's own. */
export const networkEnv = {
  PUBLIC_URL: setting.url(),
  ...envOfAll(SETUPS),
  /** The sandbox network's address for browsers and services; `PUBLIC_URL/sandbox` by default. */
  SANDBOX_URL: setting.url().optional(),
  /** Whether the sandbox replaces networks without credentials; `auto`: only while PUBLIC_URL is this machine. */
  SANDBOX: setting.autoOnOff(),
  /** The sandbox's own; what its apps' secrets are made of. */
  SANDBOX_KEY: setting.key().optional(),
};

export type NetworkEnv = z.output<z.ZodObject<typeof networkEnv>>;

type Setups = typeof SETUPS;
type Union<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;

function envOfAll(setups: Setups) {
  const all = Object.assign({}, ...Object.values(setups).map(({ env }) => env));
  return all as Union<Setups[keyof Setups]['env']>;
}

/** The settings that identify a network's app. Empty if it needs none. */
export const credentialsOf = (platform: PlatformName): readonly string[] => {
  const { connect } = PLATFORMS[platform];
  return connect.how === 'oauth' ? connect.credentials : [];
};

/** Whether a network is reached by the operator's own settings, and needs no sandbox. */
export const isReached = (config: object, platform: PlatformName): boolean =>
  SETUPS[platform].own(config) !== null;

/** Whether the sandbox answers for a network, or as one of its servers. */
export const isSandboxed = (config: SandboxSwitch, platform: PlatformName): boolean =>
  hasSandbox(config) && (!isReached(config, platform) || hasSandboxServer(platform));

/** Whether there is a sandbox: while one of the networks that need an app has none. */
const hasSandbox = (config: SandboxSwitch): boolean =>
  standsIn(config) && OAUTH_NETWORKS.some((name) => !isReached(config, name));

/** Whether the sandbox is one of the network's servers, where it replaces others. */
export const hasSandboxServer = (platform: PlatformName): boolean =>
  (SETUPS[platform] as NetworkSetup<unknown>).beside !== undefined;

/** An object schema that has `networkEnv` in it, with the fault that half of a network's credentials is. */
export const withWholePairs = <S extends z.ZodObject>(schema: S): S =>
  schema.superRefine(
    (config, context) => {
      const set = config as Record<string, unknown>;
      for (const names of PLATFORM_NAMES.map(credentialsOf)) {
        const presentName = names.find((name) => set[name]);
        for (const missing of presentName ? names.filter((name) => !set[name]) : []) {
          const message = `must be set too, since ${presentName} is; leave both out to use the sandbox network`;
          context.addIssue({ code: 'custom', path: [missing], message });
        }
      }
    },
    // Checked even if other settings are wrong, so all faults are reported at once.
    { when: () => true },
  );

/** Each network as its own credentials say, or the sandbox in its place or beside it, or null where there is neither. */
export function networkSettings(config: NetworkEnv): PartialNetworkSettings {
  const place = hasSandbox(config)
    ? sandboxPlace(
        config.SANDBOX_URL ?? `${config.PUBLIC_URL}/sandbox`,
        config.SANDBOX_KEY?.toString('hex') ?? '',
      )
    : null;
  return byPlatform((name) =>
    settingsOf(SETUPS[name] as NetworkSetup<unknown>, config, place),
  ) as PartialNetworkSettings;
}

function settingsOf<Settings>(setup: NetworkSetup<Settings>, config: object, place: SandboxPlace | null) {
  const ownSettings = setup.own(config);
  if (place === null) return ownSettings;
  return ownSettings === null ? setup.sandbox(place) : (setup.beside?.(ownSettings, place) ?? ownSettings);
}
