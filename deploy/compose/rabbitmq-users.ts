import type { ProcessDescriptor, ServiceDescriptor } from '@carillon/contracts/service.ts';
import { hashOf } from './hash.ts';

/** By the process that has it. */
type Passwords = (process: string) => string;

const VHOST = 'carillon';
const EXCHANGES = 'carillon\\.(events|dead)';

/** Who may declare, fill and read what (`services/kit/bus/rabbit-link.ts`), and with which events: as descriptors say. */
export function rabbitmqUsers(services: readonly ServiceDescriptor[], passwordOf: Passwords): object {
  const users = services.flatMap(({ publishes, processes }) =>
    processes
      .filter(({ servers }) => servers.includes('rabbitmq'))
      .map((process) => ({ process, publishes: publishes.map(({ type }) => type) })),
  );
  return {
    vhosts: [{ name: VHOST }],
    users: users.map(({ process: { name } }) => ({
      name,
      password_hash: passwordHash(name, passwordOf(name)),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: [],
    })),
    permissions: users.map(({ process, publishes }) => ({
      user: process.name,
      vhost: VHOST,
      ...permissions(process, publishes.length > 0),
    })),
    topic_permissions: users.map(({ process: { name, subscribesTo }, publishes }) => ({
      user: name,
      vhost: VHOST,
      exchange: 'carillon.events',
      write: only(publishes.map(literally)),
      read: only(subscribesTo.map(({ type }) => literally(type))),
    })),
  };
}

function permissions({ name, subscribesTo }: ProcessDescriptor, publishes: boolean) {
  const queues = subscribesTo.length > 0 ? `${name}\\.[a-z0-9.-]+` : null;
  return {
    configure: only([EXCHANGES, queues]),
    // A queue that has a dead-letter exchange is declared by whoever may write there.
    write: only([publishes && 'carillon\\.events', queues, queues && 'carillon\\.dead']),
    read: only([queues && EXCHANGES, queues]),
  };
}

/** Of no names: what matches none. */
const only = (names: readonly (string | null | false)[]): string =>
  `^(${names.filter(Boolean).join('|') || '-'})$`;

const literally = (type: string): string => type.replaceAll('.', '\\.');

/** The same each time, so that a definition changes only when a user does. A password is random, so its salt need not be. */
function passwordHash(user: string, password: string): string {
  const salt = hashOf(`${user} ${password}`).subarray(0, 4);
  return Buffer.concat([salt, hashOf(salt, password)]).toString('base64');
}
