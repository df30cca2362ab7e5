import path from 'node:path';
import {
  type ProcessDescriptor,
  servicesCalledBy,
  signingKeyOf,
  signs,
  urlSettingOf,
} from '@carillon/contracts/service.ts';
import { urlOf } from './hosts.ts';
import { mongodbPasswordOf, rabbitmqPasswordOf, redisPasswordOf } from './passwords.ts';

export type Environment = Readonly<Record<string, string>>;

/** Where the image lets a process write. */
export const DATA = '/data';

/** From `.env`, where `npm run compose` has put it. */
export const secret = (name: string): string => `\${${name}:?run npm run compose first}`;

/** From `.env`, if its writer has set it; what is empty counts as not set. */
const optional = (name: string, otherwise = ''): string => `\${${name}:-${otherwise}}`;

export const MONGODB_PREFIX = { MONGODB_PREFIX: optional('MONGODB_PREFIX', 'carillon') };

/** What a process is given: what its descriptor asks for, and no secret of another's. */
export function environmentOf(process: ProcessDescriptor, all: readonly ProcessDescriptor[]): Environment {
  const { kind, keys, previousKeys, folders, settings } = process;
  return {
    LOG_LEVEL: optional('LOG_LEVEL', 'info'),
    ...serversFor(process),
    ...(kind === 'api' && { SERVICE_PUBLIC_KEYS: secret('SERVICE_PUBLIC_KEYS') }),
    ...(signs(process) && { SIGNING_KEY: secret(signingKeyOf(process.name)) }),
    ...Object.fromEntries(keys.map((name) => [name, secret(name)])),
    ...Object.fromEntries(Object.keys(previousKeys).map((name) => [name, optional(name)])),
    ...Object.fromEntries(
      Object.entries(folders).map(([name, below]) => [name, path.posix.join(DATA, below)]),
    ),
    ...Object.fromEntries(
      servicesCalledBy(process, all).map((name) => [urlSettingOf(name), addressOf(name, all)]),
    ),
    ...Object.fromEntries(Object.keys(settings).map((name) => [name, optional(name, siteAt(name, all))])),
  };
}

function serversFor({ name, service, servers }: ProcessDescriptor): Environment {
  const address = {
    mongodb: {
      ...MONGODB_PREFIX,
      MONGODB_URI: `mongodb://${service}:${secret(mongodbPasswordOf(service))}@mongodb:27017/?authSource=admin`,
    },
    rabbitmq: { AMQP_URL: `amqp://${name}:${secret(rabbitmqPasswordOf(name))}@rabbitmq/carillon` },
    redis: { REDIS_URL: `redis://${name}:${secret(redisPasswordOf(name))}@redis:6379` },
  };
  return Object.assign({}, ...servers.map((server) => address[server]));
}

function addressOf(service: string, all: readonly ProcessDescriptor[]): string {
  const api = all.find((one) => one.service === service && one.kind === 'api');
  return `http://${api?.name}:${api?.port}`;
}

/** Where a site is unless its setting says otherwise; nothing for any other setting. */
function siteAt(setting: string, all: readonly ProcessDescriptor[]): string {
  const site = all.find((one) => one.site?.setting === setting);
  return site ? urlOf(site) : '';
}
