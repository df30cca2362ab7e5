import type { ProcessDescriptor, ServiceDescriptor } from '@carillon/contracts/service.ts';
import { hashOf } from './hash.ts';

/** By owning process. */
type Passwords = (process: string) => string;

export const VHOST = 'carillon';
const EVENTS = 'carillon\\.events';
/** Through which a queue of before sends its dead letters; nobody declares or reads it. */
const DEAD = 'carillon\\.dead';

/** A process's rights to declare, fill and read at RabbitMQ, and its events; each a regular expression of RabbitMQ's. */
export interface RabbitmqRights {
  readonly user: string;
  readonly permissions: Rights & { readonly configure: string };
  readonly topics: Rights & { readonly exchange: string };
}

interface Rights {
  readonly write: string;
  readonly read: string;
}

/** Lists who may declare, fill and read what (`services/kit/bus/rabbit-link.ts`), with which events, by descriptors. */
export const rabbitmqRights = (services: readonly ServiceDescriptor[]): RabbitmqRights[] =>
  services.flatMap(({ publishes, processes }) =>
    processes
      .filter(({ servers }) => servers.includes('rabbitmq'))
      .map((process) => ({
        user: process.name,
        permissions: permissions(process, publishes.length > 0),
        topics: {
          exchange: 'carillon.events',
          write: only(publishes.map(({ type }) => literally(type))),
          read: only(process.subscribesTo.map(({ type }) => literally(type))),
        },
      })),
  );

/** Returns the users that RabbitMQ reads at its start; passwords are hashed in it. */
export function rabbitmqUsers(services: readonly ServiceDescriptor[], passwordOf: Passwords): object {
  const rights = rabbitmqRights(services);
  return {
    vhosts: [{ name: VHOST }],
    users: rights.map(({ user }) => ({
      name: user,
      password_hash: passwordHash(user, passwordOf(user)),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: [],
    })),
    permissions: rights.map(({ user, permissions }) => ({ user, vhost: VHOST, ...permissions })),
    topic_permissions: rights.map(({ user, topics }) => ({ user, vhost: VHOST, ...topics })),
  };
}

function permissions({ name, subscribesTo }: ProcessDescriptor, publishes: boolean) {
  const queues = subscribesTo.length > 0 ? `${name}\\.[a-z0-9.-]+` : null;
  return {
    configure: only([EVENTS, queues]),
    // Declaring a queue that has a dead-letter exchange needs the right to write there.
    write: only([publishes && EVENTS, queues, queues && DEAD]),
    read: only([queues && EVENTS, queues]),
  };
}

/** Without names, the pattern matches nothing. */
const only = (names: readonly (string | null | false)[]): string =>
  `^(${names.filter(Boolean).join('|') || '-'})$`;

const literally = (type: string): string => type.replaceAll('.', '\\.');

/** The same each time, so that a definition changes only when a user does. A password is random, so its salt need not be. */
function passwordHash(user: string, password: string): string {
  const salt = hashOf(`${user} ${password}`).subarray(0, 4);
  return Buffer.concat([salt, hashOf(salt, password)]).toString('base64');
}
