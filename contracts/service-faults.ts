import { isDataExport } from './data-export.ts';
import { accountDeleted } from './events/identity/account-deleted.ts';
import { workspaceDeleted } from './events/identity/workspace-deleted.ts';
import { isInternal, type Operation } from './operation.ts';
import type { ServiceDescriptor } from './service.ts';

/** Finds contradictions between descriptors. Each fault is a sentence that names its place. */
export function serviceFaults(services: readonly ServiceDescriptor[]): string[] {
  const processes = services.flatMap((service) => service.processes);
  const operations = services.flatMap((service) => service.operations);
  return [
    ...repeatedValues(
      'process',
      processes.map(({ name }) => name),
    ),
    ...repeatedValues(
      'port',
      processes.flatMap(({ port, opsPort }) => [port ?? [], opsPort].flat()),
    ),
    ...repeatedValues(
      'operation',
      operations.map(({ id }) => id),
    ),
    ...repeatedValues(
      'address',
      operations.map(({ method, path }) => `${method} ${path}`),
    ),
    ...services.flatMap(faultsOfService),
    ...services.flatMap(faultsOfKeeping),
    ...faultsBetween(services),
  ];
}

const repeatedValues = (what: string, values: readonly (string | number)[]): string[] =>
  [...new Set(values.filter((value, at) => values.indexOf(value) !== at))].map(
    (value) => `${what} ${value}: is declared twice`,
  );

function faultsOfService({ name, operations, publishes, processes }: ServiceDescriptor): string[] {
  const answers = processes.some(({ kind }) => kind !== 'worker');
  return [
    ...operations
      .filter(({ service }) => service !== name)
      .map(({ id }) => `${name}: operation ${id} belongs to another service`),
    ...publishes
      .filter(({ type }) => !type.startsWith(`${name}.`))
      .map(({ type }) => `${name}: event ${type} belongs to another service`),
    ...(operations.length > 0 && !answers
      ? [`${name}: has operations, and no process that answers them`]
      : []),
    ...processes
      .filter(({ kind, port }) => kind !== 'worker' && port === undefined)
      .map((one) => `${name}: process ${one.name} needs a port`),
    ...processes
      .filter(({ kind, site }) => kind === 'site' && !site)
      .map((one) => `${name}: process ${one.name} is a site, and says not where`),
    ...processes
      .filter(({ servers, subscribesTo }) => subscribesTo.length > 0 && !servers.includes('rabbitmq'))
      .map((one) => `${name}: process ${one.name} subscribes to events, and does not name rabbitmq`),
  ];
}

/**
 * Finds gaps in how a service handles personal data. With a database, it stores data of users or workspaces, exports it
 * to them, and removes it when they are deleted; or says why not.
 */
function faultsOfKeeping({
  name,
  operations,
  publishes,
  processes,
  keepsNoUserData,
}: ServiceDescriptor): string[] {
  const keeps = processes.some(({ servers }) => servers.includes('mongodb'));
  if (!keeps || keepsNoUserData !== undefined) return [];
  const events = new Set([
    ...processes.flatMap(({ subscribesTo }) => subscribesTo.map(({ type }) => type)),
    ...publishes.map(({ type }) => type),
  ]);
  const unheard = [accountDeleted, workspaceDeleted].filter(({ type }) => !events.has(type));
  return [
    ...unheard.map(({ type }) => `${name}: keeps data in MongoDB, and does not subscribe to ${type}`),
    ...(operations.some(isDataExport) ? [] : [`${name}: keeps data in MongoDB, and has no data export`]),
  ];
}

function faultsBetween(services: readonly ServiceDescriptor[]): string[] {
  const serviceNames = new Set<string>(services.map(({ name }) => name));
  const callers = new Set<string>(services.flatMap(({ processes }) => processes.map(({ name }) => name)));
  const published = new Set(services.flatMap(({ publishes }) => publishes.map(({ type }) => type)));
  return services.flatMap(({ operations, processes }) => [
    ...operations.flatMap((operation) =>
      callersOf(operation)
        .filter((name) => !callers.has(name))
        .map((name) => `operation ${operation.id}: may be called by ${name}, which no service declares`),
    ),
    ...processes.flatMap(({ name, calls, subscribesTo }) => [
      ...(calls === 'all' ? [] : calls)
        .filter((service) => !serviceNames.has(service))
        .map((service) => `process ${name}: calls ${service}, which is no service`),
      ...subscribesTo
        .filter(({ type }) => !published.has(type))
        .map(({ type }) => `process ${name}: subscribes to ${type}, which no service publishes`),
    ]),
  ]);
}

const callersOf = (operation: Operation): readonly string[] =>
  isInternal(operation) ? (operation.access as readonly string[]) : [];
