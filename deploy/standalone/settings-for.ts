import path from 'node:path';
import { type ProcessDescriptor, signingKeyOf, signs, urlSettingOf } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import type { PublicJwks } from '@carillon/kit/identity/service-keys.ts';
import type { Keys } from './keys.ts';

export interface Installation {
  readonly dataFolder: string;
  readonly keys: Keys;
  readonly publicKeys: PublicJwks;
  /** The sites' addresses, by their settings. */
  readonly sites: Readonly<Record<string, string>>;
  /** Whether nobody but this machine reaches it; otherwise it shows nobody's mails. */
  readonly reachedHereAlone: boolean;
  /** Whether plans apply. */
  readonly plans: 'on' | 'off';
  /** The addresses of services that are separate processes. */
  readonly services: Partial<Readonly<Record<ServiceName, string>>>;
}

/** Settings only for the user of this machine. */
const FOR_THIS_MACHINE = ['MAILBOX', 'LOOPBACK_WEBHOOKS'];

/** Returns the settings of a process besides those of its user: exactly the ones that its descriptor lists. */
export function settingsFor(process: ProcessDescriptor, installation: Installation): Record<string, string> {
  const { keys, publicKeys, sites, services, dataFolder, reachedHereAlone, plans } = installation;
  const text = (name: string): string => (keys[name] ?? []).map((key) => key.toString('base64')).join(' ');
  const ownKeys = [...process.keys, ...Object.keys(process.previousKeys)];
  const calledServices =
    process.calls === 'all'
      ? (Object.keys(services) as ServiceName[])
      : [...process.calls, ...process.callsLater];
  return {
    ...Object.fromEntries(ownKeys.map((name) => [name, text(name)])),
    ...(signs(process) && { SIGNING_KEY: text(signingKeyOf(process.name)) }),
    ...(process.kind === 'api' && { SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys) }),
    ...Object.fromEntries(
      Object.entries(process.folders).map(([name, below]) => [name, path.join(dataFolder, below)]),
    ),
    ...Object.fromEntries(Object.entries(sites).filter(([name]) => name in process.settings)),
    ...Object.fromEntries(
      FOR_THIS_MACHINE.filter((name) => name in process.settings && !reachedHereAlone).map((name) => [
        name,
        'off',
      ]),
    ),
    ...('MODELS_FOLDER' in process.settings && { MODELS_FOLDER: path.join(dataFolder, 'models') }),
    ...('PLANS' in process.settings && { PLANS: plans }),
    ...Object.fromEntries(calledServices.map((name) => [urlSettingOf(name), services[name] ?? ''])),
  };
}
