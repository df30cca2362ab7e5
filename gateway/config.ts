import { loadConfig, setting } from '@carillon/kit/config.ts';
import { z } from 'zod';

const whole = (fallback: number) => setting.whole(fallback, 1, 1_000_000);

/** Limits that an operator may change; calls a minute. */
export const limitSettings = {
  RATE_STRICT: whole(20),
  RATE_COSTLY: whole(60),
  RATE_NORMAL: whole(1200),
};

const HOSTS = 'must be names of hosts, such as carillon.example or 192.168.1.5:8080, separated by commas';

/** By which names the gateway is called beside PUBLIC_URL's. */
export const hostSettings = {
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((names) => names.every((name) => /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(name)), HOSTS),
};

/** What the pages say of where things are. */
export const pageSettings = {
  /** A path of this origin: pages may call no other. */
  API_BASE_URL: z
    .string()
    .default('/api')
    .refine(
      (path) => /^(?:\/[\w~-][\w.~-]*)+$/.test(path),
      'must be a path of the same origin, such as /api, without a slash at its end',
    ),
};

const schema = z.object({
  PORT: setting.port(8080),
  HOST: setting.host(),
  OPS_PORT: setting.port(9080),
  OPS_HOST: setting.host(),
  PUBLIC_URL: setting.url(),
  ...hostSettings,
  ...pageSettings,
  /** Signs that the gateway calls, and for which user. */
  SIGNING_KEY: setting.key(),
  CSRF_KEY: setting.key(),
  IDENTITY_URL: setting.url(),
  POSTS_URL: setting.url(),
  AI_URL: setting.url(),
  AMQP_URL: setting.amqpUrl(),
  /** Where limits are counted for all gateways together; without it each counts for itself. */
  REDIS_URL: setting.url().optional(),
  TRUST_PROXY: z.stringbool().default(false),
  LOG_LEVEL: setting.logLevel(),
  ...limitSettings,
});

export type GatewayConfig = z.output<typeof schema>;

export const readConfig = (env: Readonly<Record<string, string | undefined>>): GatewayConfig =>
  loadConfig(schema, env);
