import {
  type ProcessDescriptor,
  servicesCalledBy,
  signingKeyOf,
  signs,
  urlSettingOf,
} from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';

/** Where the value of a setting comes from. */
export type Source =
  /** `name`: the secret's name among those of all processes. */
  | { readonly from: 'secret'; readonly name: string; readonly optional: boolean }
  /** Its place below the folder that a process may write to. */
  | { readonly from: 'folder'; readonly below: string }
  /** The address of a service. */
  | { readonly from: 'service'; readonly service: ServiceName }
  /** A value that an operator sets. */
  | { readonly from: 'operator'; readonly onWith?: string | undefined };

/**
 * Returns the sources of a process's settings: those that its descriptor lists, and no secret of another's. The
 * addresses of the servers are not among them.
 */
export function listValueSources(
  process: ProcessDescriptor,
  all: readonly ProcessDescriptor[],
): Readonly<Record<string, Source>> {
  const { kind, keys, previousKeys, folders, settings } = process;
  const each = <T>(names: readonly T[], pair: (name: T) => readonly [string, Source]) =>
    Object.fromEntries(names.map(pair));
  return {
    ...(kind === 'api' && { SERVICE_PUBLIC_KEYS: secret('SERVICE_PUBLIC_KEYS') }),
    ...(signs(process) && { SIGNING_KEY: secret(signingKeyOf(process.name)) }),
    ...each(keys, (name) => [name, secret(name)]),
    ...each(Object.keys(previousKeys), (name) => [name, secret(name, true)]),
    ...each(Object.entries(folders), ([name, below]) => [name, { from: 'folder', below }]),
    ...each(servicesCalledBy(process, all), (service) => [
      urlSettingOf(service),
      { from: 'service', service },
    ]),
    ...each(Object.entries(settings), ([name, one]) => [
      name,
      one.secret ? secret(name, true) : { from: 'operator', onWith: one.onWith },
    ]),
  };
}

const secret = (name: string, optional = false): Source => ({ from: 'secret', name, optional });
