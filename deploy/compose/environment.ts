import path from 'node:path';
import { isFront, type ProcessDescriptor } from '@carillon/contracts/service.ts';
import { MFE_PORTS } from '../pieces/mfes.ts';
import { mongodbPasswordOf, rabbitmqPasswordOf, redisPasswordOf } from '../pieces/passwords.ts';
import { listValueSources, type Source } from '../pieces/value-sources.ts';
import { urlOf } from './hosts.ts';

export type Environment = Readonly<Record<string, string>>;

/** Where the image lets a process write. */
export const DATA = '/data';

/** From `.env`, where `npm run compose` has put it. */
export const secret = (name: string): string => `\${${name}:?run npm run compose first}`;

/** From `.env`, if its writer has set it; what is empty counts as not set. */
const optional = (name: string, otherwise = ''): string => `\${${name}:-${otherwise}}`;

/** `on` if `.env` sets that secret; its value stays with the process that uses it. */
const onWith = (name: string): string => `\${${name}:+on}`;

export const MONGODB_PREFIX = { MONGODB_PREFIX: optional('MONGODB_PREFIX', 'carillon') };

/** Returns a process's environment: the settings that its descriptor lists, and no secret of another's. */
export function environmentOf(
  process: ProcessDescriptor,
  all: readonly ProcessDescriptor[],
  mfes: readonly string[],
): Environment {
  return {
    LOG_LEVEL: optional('LOG_LEVEL', 'info'),
    ...serversFor(process),
    ...Object.fromEntries(
      Object.entries(listValueSources(process, all)).map(([name, source]) => [
        name,
        valueIn(name, source, all),
      ]),
    ),
    ...(isFront(process) && { MFE_SOURCES: optional('MFE_SOURCES', sourcesOf(mfes)) }),
  };
}

function valueIn(name: string, source: Source, all: readonly ProcessDescriptor[]): string {
  if (source.from === 'secret') return source.optional ? optional(source.name) : secret(source.name);
  if (source.from === 'folder') return path.posix.join(DATA, source.below);
  if (source.from === 'service') return addressOf(source.service, all);
  return optional(name, source.onWith ? onWith(source.onWith) : siteAt(name, all));
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

const sourcesOf = (mfes: readonly string[]): string =>
  mfes.map((name) => `${name}=http://mfe-${name}:${MFE_PORTS.port}`).join(',');

function addressOf(service: string, all: readonly ProcessDescriptor[]): string {
  const api = all.find((one) => one.service === service && one.kind === 'api');
  return `http://${api?.name}:${api?.port}`;
}

/** A site's default address. An empty string for other settings. */
function siteAt(setting: string, all: readonly ProcessDescriptor[]): string {
  const site = all.find((one) => one.site?.setting === setting);
  return site ? urlOf(site) : '';
}
