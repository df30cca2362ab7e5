import { CLOSING_MS, endsWithinMs } from '@carillon/contracts/answer-time.ts';
import {
  type ProcessDescriptor,
  type ServiceDescriptor,
  servicesCalledBy,
} from '@carillon/contracts/service.ts';
import { folderOf } from '@carillon/kit/service/read-services.ts';
import { DATA, environmentOf } from './environment.ts';
import { MFES_NETWORK, networksOf, serversNetwork } from './networks.ts';
import { type Surroundings, servers } from './servers.ts';

/** A process gets nothing that it does not need. */
const CONFINED = {
  restart: 'unless-stopped',
  init: true,
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
};

/** Allows a little more time than the process itself takes to shut down. */
const endsWithin = (ms: number) => ({ stop_grace_period: `${ms / 1000 + 5}s` });

/** Processes that are not reached at an address of their own; without `.env` saying otherwise. */
const REPLICAS = 2;

/**
 * Returns the configuration for compose: a container for each process and server, and the networks that connect them.
 */
export function composition(described: readonly ServiceDescriptor[], surroundings: Surroundings) {
  const all = described.flatMap(({ processes }) => processes);
  const services = [...new Set(all.map(({ service }) => service))];
  const fileServices = services.filter((service) =>
    all.some((one) => one.service === service && keepsFiles(one)),
  );
  const withServers = services.filter((one) =>
    all.some(({ service, servers }) => service === one && servers.length),
  );
  return {
    name: 'carillon',
    services: {
      ...Object.fromEntries(
        all.map((process) => [
          process.name,
          { ...container(process, all, surroundings), ...endsWithin(endsWithinMs(process, described)) },
        ]),
      ),
      ...Object.fromEntries(
        surroundings.mfes.map((name) => [`mfe-${name}`, mfeContainer(name, surroundings)]),
      ),
      ...servers(all, surroundings),
    },
    networks: {
      ...Object.fromEntries(services.map((service) => [service, {}])),
      ...Object.fromEntries([[MFES_NETWORK, { internal: true }]]),
      ...Object.fromEntries(withServers.map((service) => [serversNetwork(service), { internal: true }])),
    },
    volumes: Object.fromEntries([...fileServices, 'mongodb', 'rabbitmq'].map((name) => [name, {}])),
  };
}

/** Its files, for the gateways. */
const mfeContainer = (name: string, { root }: Surroundings) => ({
  ...CONFINED,
  ...endsWithin(CLOSING_MS),
  build: { ...buildOf(root, `mfes/${name}`), target: 'mfe' },
  image: `carillon/mfe-${name}`,
  networks: [MFES_NETWORK],
});

const buildOf = (context: string, piece: string) => ({
  context,
  dockerfile: 'deploy/docker/Dockerfile',
  args: { PIECE: piece },
});

function container(
  process: ProcessDescriptor,
  all: readonly ProcessDescriptor[],
  { root, mfes }: Surroundings,
) {
  const { service, main, port, site, replicas } = process;
  return {
    ...CONFINED,
    build: buildOf(root, folderOf(service)),
    image: `carillon/${service}`,
    ...(main !== 'main.ts' && { command: ['node', '--disable-warning=ExperimentalWarning', main] }),
    ...(site && { ports: [`127.0.0.1:${port}:${port}`] }),
    networks: networksOf(process, all),
    environment: environmentOf(process, all, mfes),
    ...(keepsFiles(process) && { volumes: [`${service}:${DATA}`] }),
    ...(replicas && !site && { deploy: { replicas: `\${${replicas.setting}:-${REPLICAS}}` } }),
    depends_on: dependenciesOf(process, all),
  };
}

const keepsFiles = ({ folders }: ProcessDescriptor): boolean => Object.keys(folders).length > 0;

function dependenciesOf(process: ProcessDescriptor, all: readonly ProcessDescriptor[]) {
  const calledServices = servicesCalledBy(process, all).filter(
    (service) => !process.callsLater.includes(service),
  );
  const apis = all.filter(({ kind, service }) => kind === 'api' && calledServices.includes(service));
  const healthy = { condition: 'service_healthy' };
  return {
    ...Object.fromEntries(process.servers.map((server) => [server, healthy])),
    ...(process.servers.includes('mongodb') && {
      'mongodb-users': { condition: 'service_completed_successfully' },
    }),
    ...Object.fromEntries(apis.map(({ name }) => [name, healthy])),
  };
}
