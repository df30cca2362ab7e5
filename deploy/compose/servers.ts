import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import { MONGODB_ROOT, mongodbPasswordOf } from '../pieces/passwords.ts';
import { usersOf } from '../pieces/reach.ts';
import { MONGODB_PREFIX, secret } from './environment.ts';
import { serversNetwork } from './networks.ts';

type Server = ProcessDescriptor['servers'][number];

const MONGODB = 'mongo:8.0.12@sha256:95a98776f273721a295b03098578b06bc10281bb56aa828c77e9f60ecc70b150';
const ADMIN = 'mongodb://mongodb:27017/admin';

export interface Surroundings {
  /** From the folder that the composition is in: to this folder, and to the root of the checkout. */
  readonly here: string;
  readonly root: string;
  readonly mfes: readonly string[];
  /** Changes with the users of a server, and so does its label: compose then makes its container anew. */
  readonly users: { readonly rabbitmq: string; readonly redis: string };
}

/** MongoDB, RabbitMQ and Redis, as far as a process asks for them. */
export function servers(
  all: readonly ProcessDescriptor[],
  surroundings: Surroundings,
): Record<string, object> {
  const networks = (server: Server) => ({ networks: usersOf(server, all).map(serversNetwork) });
  const definitions = { mongodb: mongodb(), rabbitmq: rabbitmq(surroundings), redis: redis(surroundings) };
  const usedServers = (Object.keys(definitions) as Server[]).filter(
    (server) => usersOf(server, all).length > 0,
  );
  return Object.fromEntries([
    ...usedServers.map((server) => [
      server,
      { restart: 'unless-stopped', ...networks(server), ...definitions[server] },
    ]),
    ...(usedServers.includes('mongodb')
      ? [['mongodb-users', { ...networks('mongodb'), ...mongodbUsers(all, surroundings) }]]
      : []),
  ]);
}

const mongodb = () => ({
  image: MONGODB,
  environment: { MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: secret(MONGODB_ROOT) },
  volumes: ['mongodb:/data/db'],
  healthcheck: {
    // By its name, because the server that the image runs while it creates the root user only answers on the
    // container's loopback.
    test: ['CMD', 'mongosh', '--quiet', ADMIN, '--eval', 'quit(db.adminCommand({ ping: 1 }).ok ? 0 : 1)'],
    interval: '5s',
    start_period: '30s',
  },
});

/** Runs at each start, so that a service that is new finds its user, and a password that was changed is. */
const mongodbUsers = (all: readonly ProcessDescriptor[], { root }: Surroundings) => ({
  image: MONGODB,
  restart: 'no',
  command: ['mongosh', '--quiet', ADMIN, '/mongodb-users.js'],
  environment: {
    ...MONGODB_PREFIX,
    ...Object.fromEntries(
      [MONGODB_ROOT, ...usersOf('mongodb', all).map(mongodbPasswordOf)].map((name) => [name, secret(name)]),
    ),
  },
  volumes: [`${root}/deploy/pieces/mongodb-users.js:/mongodb-users.js:ro`],
  depends_on: { mongodb: { condition: 'service_healthy' } },
});

const rabbitmq = ({ here, users }: Surroundings) => ({
  image: 'rabbitmq:4.1.3@sha256:36bd7c5b3f4c04770951606e6a96cdefc622ba16063abf066add7aad6414ad78',
  // Its data is kept under the host's name.
  hostname: 'rabbitmq',
  labels: { 'carillon.users': users.rabbitmq },
  volumes: [
    'rabbitmq:/var/lib/rabbitmq',
    `${here}/rabbitmq.conf:/etc/rabbitmq/conf.d/20-carillon.conf:ro`,
    './rabbitmq-definitions.json:/etc/rabbitmq/definitions.json:ro',
  ],
  healthcheck: {
    test: ['CMD', 'rabbitmq-diagnostics', '-q', 'check_port_connectivity'],
    interval: '5s',
    timeout: '10s',
    start_period: '60s',
  },
});

/** Counts limits for all gateways together; nothing in it needs keeping. */
const redis = ({ users }: Surroundings) => ({
  image: 'redis:8.2.1@sha256:5fa2edb1e408fa8235e6db8fab01d1afaaae96c9403ba67b70feceb8661e8621',
  labels: { 'carillon.users': users.redis },
  command: ['redis-server', '--save', '', '--appendonly', 'no', '--aclfile', '/etc/redis-users.acl'],
  volumes: ['./redis-users.acl:/etc/redis-users.acl:ro'],
  healthcheck: { test: ['CMD', 'redis-cli', 'ping'], interval: '5s' },
});
