import path from 'node:path';
import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import { signingKeyOf, signs } from '@carillon/contracts/service.ts';
import { boundedFile } from '@carillon/kit/bounded-file.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import { createHealthApp, type ReadinessChecks } from '@carillon/kit/health.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { createSigner } from '@carillon/kit/identity/identity-token.ts';
import { readPublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createMetrics } from '@carillon/kit/metrics.ts';
import { createSecurityLog } from '@carillon/kit/security-log.ts';
import type { Entry, OpenedService } from '@carillon/kit/service/entry.ts';
import { openConsuming } from '@carillon/kit/service/open-consuming.ts';
import { openFolders } from '@carillon/kit/service/open-folders.ts';
import { createRuntime, type DemoState } from '@carillon/kit/service/runtime.ts';
import { warnOfZoneData } from '@carillon/kit/zone-data.ts';
import type { Hono } from 'hono';
import { hostOf, isReachedHereAlone, plansOf, type StandaloneConfig } from './config.ts';
import { completeKeys, keyNames, keyOf, publicKeysOf } from './keys.ts';
import { settingsFor } from './settings-for.ts';

export interface Host {
  /** Opens a process of a service within this one; its callers must be opened later. */
  open(process: ProcessDescriptor): Promise<OpenedService>;
  /** Waits for the events that are being handled, and takes no more: they stay in their outboxes. */
  endEvents(): Promise<void>;
}

export interface HostOptions {
  readonly url: string;
  readonly port: number;
  readonly mongoUri: string;
  readonly closing: AsyncDisposableStack;
  /** Resolves when everyone who wants events has subscribed. */
  readonly composed: Promise<void>;
  /** Another time than the machine's. */
  readonly clock?: (() => Date) | undefined;
  /** How it is with a demo account by now. */
  demo(): DemoState;
}

/** One process that is all of an installation's: services call each other, and hear events, within it. */
export function createHost(config: StandaloneConfig, options: HostOptions): Host {
  const { url, port, mongoUri, closing, composed, clock, demo } = options;
  const { CARILLON_DATA: dataFolder, entries, env } = config;
  const names = keyNames(entries.map(({ process }) => process));
  const keys = completeKeys(dataFolder, config.keys, names);
  const jwks = publicKeysOf(keys, names);
  const metrics = createMetrics();
  warnOfZoneData(createLogger('carillon', config.LOG_LEVEL));
  const bus = createInProcessBus({ log: createLogger('bus', config.LOG_LEVEL), metrics, until: composed });
  closing.defer(() => bus.close());
  // A terminal is for people; what happened to accounts is kept beside the data instead.
  const securityFile = boundedFile(path.join(dataFolder, 'security.log'));
  const checks: ReadinessChecks = { bus: () => bus.ping() };
  const transports: Transports = {};
  const sites: Record<string, Hono> = { '/': createHealthApp(checks, undefined, ['bus']) };
  const sharedRuntime = {
    metrics,
    bus,
    transports,
    sites,
    demo,
    publicKeys: readPublicKeys(jwks),
    listening: { host: hostOf(config), port },
    store: { uri: mongoUri, prefix: config.MONGODB_PREFIX },
    // The data folder is this process's alone; a MongoDB may be others' too.
    alone: config.MONGODB_URI === undefined,
    ...(clock && { clock }),
  };

  const settingsOf = (process: ProcessDescriptor) => {
    const { site } = process;
    const siteSettings = site && site.path !== '/' ? { [site.setting]: url + site.path } : {};
    const reachedHereAlone = isReachedHereAlone(config);
    const installation = {
      dataFolder,
      keys,
      publicKeys: jwks,
      services: {},
      reachedHereAlone,
      plans: plansOf(config),
    };
    return {
      ...env,
      ...settingsFor(process, { ...installation, sites: { ...siteSettings, PUBLIC_URL: url } }),
    };
  };

  return {
    async open(process) {
      const entry = entryOf(process, entries);
      const settings = loadConfig(entry.settings, settingsOf(process));
      openFolders(process, settings);
      const securityLog = createSecurityLog(process.name, securityFile);
      closing.defer(() => securityLog.close());
      const runtime = createRuntime(entry.service, process, {
        ...sharedRuntime,
        log: createLogger(process.name, config.LOG_LEVEL),
        securityLog,
        ...(signs(process) && {
          signer: createSigner(process.name, keyOf(keys, signingKeyOf(process.name))),
        }),
      });
      const service = await openConsuming(entry, settings, runtime);
      closing.defer(() => service.close());
      const { app } = service;
      if (process.kind === 'api' && app) transports[process.service] = (request) => app.fetch(request);
      if (process.site && process.site.path !== '/' && app) sites[process.site.path] = app as Hono;
      if (process.kind !== 'worker') Object.assign(checks, service.checks);
      return service;
    },
    endEvents: () => bus.close(),
  };
}

function entryOf(process: ProcessDescriptor, entries: readonly Entry[]): Entry {
  const entry = entries.find((one) => one.process === process);
  if (!entry) throw new Error(`process ${process.name} can't be opened`);
  return entry;
}
