import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from '@carillon/contracts/operation.ts';
import type { ProcessDescriptor, ServiceDescriptor } from '@carillon/contracts/service.ts';
import { serviceFaults } from '@carillon/contracts/service-faults.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';

/** The checkout, or what an image has of it. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** All services, by their descriptors. */
export interface Services {
  readonly all: readonly ServiceDescriptor[];
  readonly operations: readonly Operation[];
  readonly processes: readonly ProcessDescriptor[];
}

/** Where a service is, below the root. */
export const folderOf = (service: ServiceName): string =>
  service === 'gateway' ? 'gateway' : `services/${service}`;

let cachedServices: Promise<Services> | undefined;

/**
 * Reads the descriptor, `service.ts`, of the gateway and of each folder in `services/`.
 * @throws Error listing every fault
 */
export const readServices = (): Promise<Services> => {
  cachedServices ??= read();
  return cachedServices;
};

async function read(): Promise<Services> {
  const names = ['gateway', ...readdirSync(path.join(ROOT, 'services')).toSorted()] as ServiceName[];
  const withDescriptor = names.filter((name) => existsSync(fileOf(name)));
  const all = await Promise.all(withDescriptor.map(load));
  const faults = serviceFaults(all);
  if (faults.length > 0)
    throw new Error(
      `The services' descriptors do not fit:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  return {
    all,
    operations: all.flatMap(({ operations }) => operations),
    processes: all.flatMap(({ processes }) => processes),
  };
}

async function load(name: ServiceName): Promise<ServiceDescriptor> {
  const file = fileOf(name);
  const { service } = (await import(pathToFileURL(file).href)) as { service?: ServiceDescriptor };
  if (service?.name !== name) throw new Error(`${file} must export \`service\`, named "${name}"`);
  return service;
}

const fileOf = (name: ServiceName): string => path.join(ROOT, folderOf(name), 'service.ts');
