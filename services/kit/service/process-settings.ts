import { type ProcessDescriptor, signs, urlSettingOf } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { z } from 'zod';
import { setting } from '../config.ts';

/** Reads a process's settings from the environment, as its descriptor declares them. */
export function processSettings({ kind, port, opsPort, servers, ...process }: ProcessDescriptor) {
  const uses = Object.fromEntries(servers.map((server) => [server, true]));
  return z.object({
    LOG_LEVEL: setting.logLevel().describe('JSON lines on standard output'),
    PORT: setting.port(port ?? 0).describe('where it answers'),
    HOST: setting.host().describe('the address that it listens on; `0.0.0.0`: all'),
    OPS_PORT: setting.port(opsPort).describe('where it answers operators: /healthz, /readyz, /metrics'),
    OPS_HOST: setting.host().describe('the address that it listens on for operators'),
    MONGODB_URI: includeIf(uses.mongodb, setting.mongodbUri().describe('where MongoDB is')),
    MONGODB_PREFIX: setting.mongodbPrefix().describe('the prefix of the database names'),
    AMQP_URL: includeIf(uses.rabbitmq, setting.amqpUrl().describe('where RabbitMQ is')),
    REDIS_URL: includeIf(
      uses.redis,
      setting.url().optional().describe('where Redis is; without it each process counts by itself'),
    ),
    SERVICE_PUBLIC_KEYS: includeIf(
      kind === 'api',
      setting.publicKeys().describe('who signed a call: a JWK Set'),
    ),
    SIGNING_KEY: includeIf(signs(process), setting.key()),
  });
}

export type ProcessConfig = z.output<ReturnType<typeof processSettings>>;

/** Where the services are that it calls. */
export const addressSettings = (services: readonly ServiceName[]) =>
  z
    .object(
      Object.fromEntries(
        services.map((name) => [urlSettingOf(name), setting.url().describe(`where ${name} answers`)]),
      ),
    )
    .transform((urls) => services.map((name) => ({ name, url: urls[urlSettingOf(name)] ?? '' })));

/** Whatever is not asked for is not looked at. */
const includeIf = <S extends z.ZodType>(isAsked: boolean | undefined, schema: S) =>
  isAsked
    ? schema
    : z
        .unknown()
        .optional()
        .transform(() => undefined);
