import path from 'node:path';
import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { loadConfigs, setting } from '@carillon/kit/config.ts';
import { planEnv } from '@carillon/kit/plan/plan-env.ts';
import type { Entry } from '@carillon/kit/service/entry.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { credentialsOf, isSandboxed, networkEnv } from '@carillon/social/network-config.ts';
import { standsIn } from '@carillon/social/sandbox-settings.ts';
import { z } from 'zod';
import { type Keys, keyNames, keySettings } from './keys.ts';
import { loadEntries } from './load-entries.ts';
import { settingsFor } from './settings-for.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Credentials of the networks' own apps. */
const CREDENTIALS = PLATFORM_NAMES.flatMap(credentialsOf);

/** Settings of an installation as a whole. Each service reads its own settings. */
export const installationSettings = z.object({
  PORT: setting.port(8080).describe('the port that Carillon listens on'),
  CARILLON_DATA: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder))
    .describe('the folder for everything that Carillon stores: the store, media and keys'),
  /** http://localhost:PORT unless said otherwise. */
  PUBLIC_URL: setting
    .url()
    .optional()
    .describe(
      'the address that browsers and networks use; `http://localhost:PORT` if not set. Instagram fetches media from it, so with real accounts it must be reachable from the internet',
    ),
  HOST: z
    .string()
    .optional()
    .describe(
      'the address to listen on; if not set, only this machine (`127.0.0.1`), or all addresses (`0.0.0.0`) if `PUBLIC_URL` is set',
    ),
  LOG_LEVEL: setting.logLevel().default('warn').describe('JSON lines on standard output'),
  MONGODB_URI: z.string().optional().describe('a MongoDB to use instead of the embedded store'),
  MONGODB_PREFIX: setting.mongodbPrefix().describe('the prefix of the database names'),
  SANDBOX: networkEnv.SANDBOX,
  PLANS: planEnv.PLANS,
  STRIPE_SECRET_KEY: z.string().optional(),
  DEMO: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe(
      'whether a new installation has a demo account. This needs the embedded store, a server that only this machine can reach (no proxy, no `ALLOWED_HOSTS`), and no network credentials',
    ),
  ALLOWED_HOSTS: z.string().optional(),
  TRUST_PROXY: setting.trustProxy(),
  ...(Object.fromEntries(CREDENTIALS.map((name) => [name, z.string().optional()])) as object),
});

export interface StandaloneConfig extends z.output<typeof installationSettings> {
  /** The ones that are set. */
  readonly keys: Keys;
  readonly entries: readonly Entry[];
  /** The environment from which the services read their own settings. */
  readonly env: Environment;
}

type Addressed = Pick<z.output<typeof installationSettings>, 'HOST' | 'PUBLIC_URL'>;

export const hostOf = ({ HOST, PUBLIC_URL }: Addressed): string =>
  HOST ?? (PUBLIC_URL ? '0.0.0.0' : '127.0.0.1');

/** The sandbox network is only there while it replaces a network, or is one of its servers. */
export const needsSandbox = (config: Pick<StandaloneConfig, 'SANDBOX' | 'PUBLIC_URL'>): boolean =>
  PLATFORM_NAMES.some((name) => isSandboxed(config, name));

/** Everybody may know the demo's password, and it lives on the sandbox network alone. */
export const offersDemo = (config: Omit<StandaloneConfig, 'keys' | 'entries' | 'env'>): boolean =>
  config.DEMO === 'on' &&
  isReachedHereAlone(config) &&
  config.MONGODB_URI === undefined &&
  standsIn(config) &&
  !Object.entries(config).some(([name, value]) => CREDENTIALS.includes(name) && value);

/** A proxy on this machine, and names for others to call it by, bring others to an address that is this machine's alone. */
export const isReachedHereAlone = (
  config: Addressed & Pick<StandaloneConfig, 'ALLOWED_HOSTS' | 'TRUST_PROXY'>,
): boolean =>
  config.ALLOWED_HOSTS === undefined &&
  !config.TRUST_PROXY &&
  isThisMachine(asInUrls(hostOf(config))) &&
  (config.PUBLIC_URL === undefined || isThisMachine(new URL(config.PUBLIC_URL).hostname));

/** Anybody who gets to the sandbox's checkout takes any plan for nothing. */
const salesSettings = installationSettings
  .pick({ HOST: true, PUBLIC_URL: true, ALLOWED_HOSTS: true, TRUST_PROXY: true })
  .extend({ PLANS: planEnv.PLANS, STRIPE_SECRET_KEY: z.string().optional() })
  .superRefine((config, context) => {
    if (config.PLANS !== 'on' || config.STRIPE_SECRET_KEY || isReachedHereAlone(config)) return;
    const message =
      'must be off where others than this machine may reach Carillon (by HOST, PUBLIC_URL, ALLOWED_HOSTS or a proxy) and nobody takes payments: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET';
    context.addIssue({ code: 'custom', path: ['PLANS'], message });
  });

/** Whether plans apply, for the services' own `PLANS`: `auto` is on where Stripe takes payments or the sandbox may. */
export function plansOf(config: z.output<typeof installationSettings>): 'on' | 'off' {
  if (config.PLANS !== 'auto') return config.PLANS;
  const usesSandbox = config.SANDBOX !== 'off' && isReachedHereAlone(config);
  return config.STRIPE_SECRET_KEY || usesSandbox ? 'on' : 'off';
}

const asInUrls = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** @throws ConfigError listing every fault, of the services' own settings too */
export async function readConfig(env: Environment): Promise<StandaloneConfig> {
  const services = await readServices();
  const ownSettings = [installationSettings, keySettings(keyNames(services.processes))] as const;
  const entries = await loadEntries(services.processes);
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  loadConfigs([...ownSettings, ...entries.map(({ settings }) => settings)], {
    ...secretsToCreate(entries),
    ...set,
  });
  const [config, keys] = loadConfigs([...ownSettings, salesSettings] as const, env);
  return { ...config, keys, entries, env };
}

/** Placeholders for the values that an installation generates at startup. */
function secretsToCreate(entries: readonly Entry[]): Environment {
  const key = Buffer.alloc(32);
  const processes = entries.map(({ process }) => process);
  const sites = processes.flatMap(({ site }) => (site ? [[site.setting, 'http://localhost']] : []));
  const keys = Object.fromEntries(processes.flatMap((one) => one.keys.map((name) => [name, [key]])));
  const installation = {
    dataFolder: '',
    keys,
    publicKeys: { keys: [] },
    services: {},
    reachedHereAlone: true,
    plans: 'off' as const,
  };
  const settings = processes.map((one) =>
    settingsFor(one, { ...installation, sites: Object.fromEntries(sites) }),
  );
  return Object.assign({}, ...settings);
}
