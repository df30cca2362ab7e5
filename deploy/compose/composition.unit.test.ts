import type { ServiceDescriptor } from '@carillon/contracts/service.ts';
import { defineService } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { composition } from './composition.ts';

const surroundings = {
  here: '..',
  root: '../../..',
  mfes: ['auth', 'composer'],
  users: { rabbitmq: '1', redis: '1' },
};
const { all, processes } = await readServices();

/** Writes a setting the way compose reads it from `.env`. */
const setting = (name: string, otherwise = ''): string => `\${${name}:-${otherwise}}`;

interface Container {
  readonly image: string;
  readonly networks: Readonly<Record<string, object>> | readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly build?: { readonly args: { readonly PIECE: string } };
  readonly stop_grace_period?: string;
  readonly deploy?: { readonly replicas: string };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

function composeAll(of: readonly ServiceDescriptor[] = all) {
  const { services, ...rest } = composition(of, surroundings);
  const containers = services as Record<string, Container>;
  const networksOf = (name: string): string[] => {
    const { networks = [] } = containers[name] ?? {};
    return Array.isArray(networks) ? networks : Object.keys(networks);
  };
  const meets = (name: string): string[] =>
    Object.keys(containers)
      .filter((other) => other !== name && networksOf(other).some((one) => networksOf(name).includes(one)))
      .sort();
  return { containers, meets, networksOf, ...rest };
}

test('a server is always the same image, for every kind of machine', () => {
  const { containers } = composeAll();
  for (const name of ['mongodb', 'mongodb-users', 'rabbitmq', 'redis'])
    expect(containers[name]?.image).toMatch(/^[a-z]+:[\d.]+@sha256:[0-9a-f]{64}$/);
});

test('who has no business with a server is on no network with it', () => {
  const { meets } = composeAll();
  const ofProcesses = (name: string) =>
    meets(name).filter((one) => processes.some((process) => process.name === one));
  for (const server of ['mongodb', 'rabbitmq', 'redis'] as const) {
    const services = processes
      .filter(({ servers }) => servers.includes(server))
      .map(({ service }) => service);
    const users = processes.filter(({ service }) => services.includes(service)).map(({ name }) => name);
    expect([server, ofProcesses(server)]).toEqual([server, users.sort()]);
  }
  expect(ofProcesses('redis')).toEqual(['gateway']);
  expect(meets('ai')).toEqual([
    ...[
      'analytics',
      'billing',
      'collector',
      'deliverer',
      'gateway',
      'identity',
      'mongodb',
      'mongodb-users',
      'notifications',
      'posts',
      'rabbitmq',
      'worker',
    ],
  ]);
  expect(meets('sandbox')).toEqual([
    'analytics',
    'collector',
    'gateway',
    'identity',
    'mongodb',
    'mongodb-users',
    'worker',
  ]);
});

test('every network that is joined is there, and those with servers lead nowhere else', () => {
  const { containers, networksOf, networks } = composeAll();
  const joined = new Set(Object.keys(containers).flatMap(networksOf));
  expect(Object.keys(networks).sort()).toEqual([...joined].sort());
  for (const server of ['mongodb', 'rabbitmq', 'redis'])
    for (const name of networksOf(server)) expect(networks[name]).toEqual({ internal: true });
});

test('every setting of a process reaches it, and no secret of another', () => {
  const { containers } = composeAll();
  const secrets = processes.flatMap(({ keys, settings }) => [
    ...keys,
    ...Object.keys(settings).filter((name) => settings[name]?.secret),
  ]);
  for (const { name, settings, keys, folders } of processes) {
    const environment = Object.keys(containers[name]?.environment ?? {});
    const ownNames = [...Object.keys(settings), ...keys];
    expect(environment).toEqual(expect.arrayContaining([...ownNames, ...Object.keys(folders)]));
    expect(environment.filter((one) => secrets.includes(one) && !ownNames.includes(one))).toEqual([]);
  }
});

test('plans are on with Stripe unless .env says otherwise, and only billing gets the key', () => {
  const plansByContainer = Object.entries(composeAll().containers).map(([name, { environment }]) => ({
    name,
    plans: environment?.PLANS,
    key: environment?.STRIPE_SECRET_KEY,
  }));
  const applying = plansByContainer.filter(({ plans }) => plans !== undefined);
  expect(applying.map(({ name }) => name)).toContain('gateway');
  for (const { plans } of applying) expect(plans).toBe(setting('PLANS', '${STRIPE_SECRET_KEY:+on}'));
  expect(plansByContainer.filter(({ key }) => key !== undefined).map(({ name }) => name)).toEqual([
    'billing',
  ]);
});

test('a process comes to a server as its own user', () => {
  const users = (setting: string) =>
    Object.fromEntries(
      Object.entries(composeAll().containers).flatMap(([name, { environment }]) => {
        const user = /:\/\/(\w+):\$\{\w+_PASSWORD/.exec(environment?.[setting] ?? '')?.[1];
        return user ? [[name, user]] : [];
      }),
    );
  expect(users('AMQP_URL')).toEqual(
    Object.fromEntries(
      processes.filter(({ servers }) => servers.includes('rabbitmq')).map(({ name }) => [name, name]),
    ),
  );
  expect(users('MONGODB_URI')).toMatchObject({ posts: 'posts', worker: 'posts', ai: 'ai' });
  expect(users('REDIS_URL')).toEqual({ gateway: 'gateway' });
});

test('browsers and containers have the same address for a site', () => {
  const { containers, networksOf } = composeAll();
  expect(containers.gateway?.networks).toMatchObject({ sandbox: { aliases: ['carillon.localhost'] } });
  expect(containers.sandbox?.networks).toMatchObject({ sandbox: { aliases: ['sandbox.localhost'] } });
  for (const name of ['identity', 'worker']) {
    expect(networksOf(name)).toContain('sandbox');
    expect(containers[name]?.environment?.SANDBOX_URL).toBe(
      setting('SANDBOX_URL', 'http://sandbox.localhost:4005/sandbox'),
    );
  }
});

test('a micro-frontend has its own image, which only the gateway calls and gets its files from', () => {
  const { containers, meets } = composeAll();
  expect(containers['mfe-composer']).toMatchObject({
    image: 'carillon/mfe-composer',
    build: { args: { PIECE: 'mfes/composer' }, target: 'mfe' },
    read_only: true,
  });
  expect(meets('mfe-composer')).toEqual(['gateway', 'mfe-auth']);
  const sources = 'auth=http://mfe-auth:8090,composer=http://mfe-composer:8090';
  expect(containers.gateway?.environment?.MFE_SOURCES).toBe(setting('MFE_SOURCES', sources));
});

test('processes of one service share its image and its files', () => {
  const { posts, worker } = composeAll().containers;
  expect([posts?.image, worker?.image]).toEqual(['carillon/posts', 'carillon/posts']);
  expect([posts?.volumes, worker?.volumes]).toEqual([['posts:/data'], ['posts:/data']]);
  expect(posts?.command).toBeUndefined();
  expect(worker?.command?.at(-1)).toBe('main-worker.ts');
  expect(worker?.deploy?.replicas).toBe(setting('WORKERS', '2'));
});

test('a container has as long to end as its process may take for its longest call', () => {
  const { ai, gateway, worker, 'mfe-composer': composer } = composeAll().containers;
  expect([ai, gateway, worker, composer].map((one) => one?.stop_grace_period)).toEqual([
    ...['210s', '510s', '30s', '30s'],
  ]);
});

test('a server’s image has an exact version', () => {
  for (const name of ['mongodb', 'rabbitmq', 'redis', 'mongodb-users'])
    expect(composeAll().containers[name]?.image).toMatch(/^[a-z]+:\d+\.\d+\.\d+(?:@sha256:[0-9a-f]{64})?$/);
});

test('a new service has its container, networks and user, and is called by the gateway', () => {
  const almanac = 'almanac' as ServiceName;
  const added = defineService({
    name: almanac,
    processes: {
      almanac: {
        kind: 'api',
        summary: 'figures',
        port: 8090,
        opsPort: 9090,
        servers: ['mongodb'],
        folders: { FIGURES_FOLDER: 'figures' },
        settings: { FIGURES_KEPT: { meaning: 'days' } },
      },
    },
  });
  const { containers, meets, networks, volumes } = composeAll([...all, added]);
  expect(containers.almanac).toMatchObject({
    image: 'carillon/almanac',
    build: { args: { PIECE: 'services/almanac' } },
    volumes: ['almanac:/data'],
    environment: {
      FIGURES_FOLDER: '/data/figures',
      FIGURES_KEPT: setting('FIGURES_KEPT'),
      MONGODB_URI: expect.stringContaining('MONGODB_ALMANAC_PASSWORD'),
    },
    depends_on: { 'mongodb-users': { condition: 'service_completed_successfully' } },
  });
  expect(meets('almanac')).toEqual(['gateway', 'mongodb', 'mongodb-users']);
  expect(containers.gateway?.environment?.ALMANAC_URL).toBe('http://almanac:8090');
  expect(containers.gateway?.depends_on?.almanac).toEqual({ condition: 'service_healthy' });
  expect(containers['mongodb-users']?.environment).toHaveProperty('MONGODB_ALMANAC_PASSWORD');
  expect(networks).toMatchObject({ almanac: {}, 'almanac-servers': { internal: true } });
  expect(volumes).toHaveProperty('almanac');
});

test('every container that waits for another names one that is there', () => {
  const { containers } = composeAll();
  const waited = Object.values(containers).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
  expect(waited.filter((name) => !containers[name])).toEqual([]);
});
