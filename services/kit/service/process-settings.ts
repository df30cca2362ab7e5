import { type ProcessDescriptor, signs, urlSettingOf } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { z } from 'zod';
import { setting } from '../config.ts';

/** What a process is told of its surroundings, as its descriptor asks for it. */
export function processSettings({ kind, port, opsPort, servers, ...process }: ProcessDescriptor) {
  return z.object({
    LOG_LEVEL: setting.logLevel(),
    PORT: setting.port(port ?? 0),
    HOST: setting.host(),
    OPS_PORT: setting.port(opsPort),
    OPS_HOST: setting.host(),
    MONGODB_URI: when(servers.includes('mongodb'), setting.mongodbUri()),
    MONGODB_PREFIX: setting.mongodbPrefix(),
    AMQP_URL: when(servers.includes('rabbitmq'), setting.amqpUrl()),
    REDIS_URL: when(servers.includes('redis'), setting.url().optional()),
    SERVICE_PUBLIC_KEYS: when(kind === 'api', setting.publicKeys()),
    SIGNING_KEY: when(signs(process), setting.key()),
  });
}

export type ProcessConfig = z.output<ReturnType<typeof processSettings>>;

/** Where the services are that it calls. */
export const addressSettings = (called: readonly ServiceName[]) =>
  z
    .object(Object.fromEntries(called.map((name) => [urlSettingOf(name), setting.url()])))
    .transform((urls) => called.map((name) => ({ name, url: urls[urlSettingOf(name)] ?? '' })));

/** Whatever is not asked for is not looked at. */
const when = <S extends z.ZodType>(isAsked: boolean, schema: S) =>
  isAsked
    ? schema
    : z
        .unknown()
        .optional()
        .transform(() => undefined);
