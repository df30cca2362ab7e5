import { z } from 'zod';
import { readPublicKeys } from './identity/service-keys.ts';

/** Every fault of the settings at once, each with the setting's name and what to do. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`These settings need to be put right:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads settings from the environment. The schema's keys are the variables' names; an empty value counts as
 * not set.
 * @throws ConfigError listing every fault
 */
export function loadConfig<S extends z.ZodType>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const values = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const value = values[name];
      return `${name}: ${issue.message}${value === undefined || secret(name) ? '' : ` (it is ${JSON.stringify(value)})`}`;
    }),
  );
}

/**
 * Reads the settings of several parts from one environment.
 * @throws ConfigError listing the faults of all of them
 */
export function loadConfigs<const S extends readonly z.ZodType[]>(
  schemas: S,
  env: Readonly<Record<string, string | undefined>>,
): { readonly [K in keyof S]: z.output<S[K]> } {
  const faults = new Set<string>();
  const configs = schemas.map((schema) => {
    try {
      return loadConfig(schema, env);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      for (const fault of error.faults) faults.add(fault);
      return undefined;
    }
  });
  if (faults.size > 0) throw new ConfigError([...faults]);
  return configs as { readonly [K in keyof S]: z.output<S[K]> };
}

const secret = (name: string): boolean => /KEY|SECRET|TOKEN|PASSWORD|URI|URL/.test(name);

const PUBLIC_KEYS =
  'must be the services’ public keys as a JWK Set, of which each kid begins with a service’s name and a colon';

const AMQP_URL = 'must be the address of a RabbitMQ server, such as amqp://user:password@host';

/** Whether a connection to a broker may come of it. */
export const isBrokerAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return Boolean(url?.hostname) && ['amqp:', 'amqps:'].includes(url?.protocol ?? '');
};

/** Kinds of setting that several services have. */
export const setting = {
  port: (fallback: number) =>
    z.coerce
      .number({ error: 'must be a port number from 0 to 65535' })
      .int('must be a port number from 0 to 65535')
      .min(0, 'must be a port number from 0 to 65535')
      .max(65_535, 'must be a port number from 0 to 65535')
      .default(fallback),
  /** The address that is listened on; this machine alone when not set. Images set it. */
  host: () => z.string().default('127.0.0.1'),
  /** @param why there can't be more, for the operator who set it higher */
  whole: (fallback: number, low: number, high: number, why?: string) =>
    z.coerce
      .number({ error: `must be a whole number from ${low} to ${high}` })
      .int(`must be a whole number from ${low} to ${high}`)
      .min(low, `must be at least ${low}`)
      .max(high, `must be at most ${high}${why === undefined ? '' : `: ${why}`}`)
      .default(fallback),
  url: () =>
    z.url('must be a URL such as https://example.com').transform((url) => url.replace(/(?<!\/)\/+$/, '')),
  mongodbUri: () => z.string('must be set: where MongoDB is, such as mongodb://localhost:27017'),
  /** How the names of the services' databases begin. */
  mongodbPrefix: () =>
    z
      .string()
      .regex(/^[\w-]{1,24}$/, 'must be 1 to 24 letters, digits, - or _')
      .default('carillon'),
  amqpUrl: () => z.string({ error: AMQP_URL }).refine(isBrokerAddress, AMQP_URL),
  /** 32 bytes, base64: `openssl rand -base64 32` makes one. */
  key: () =>
    z
      .string({ error: 'must be set: 32 random bytes in base64 (openssl rand -base64 32)' })
      .transform((text) => Buffer.from(text, 'base64'))
      .refine((bytes) => bytes.length === 32, 'must be 32 random bytes in base64 (openssl rand -base64 32)'),
  /** Any number of such keys, separated by blanks. */
  keys: () =>
    z
      .string()
      .transform((text) => text.split(/\s+/).flatMap((one) => (one ? [Buffer.from(one, 'base64')] : [])))
      .refine(
        (keys) => keys.every((bytes) => bytes.length === 32),
        'must be keys of 32 random bytes in base64 each, separated by blanks',
      ),
  /** Public keys that verify callers. The same for every service, and not secret. */
  publicKeys: () =>
    z.string({ error: PUBLIC_KEYS }).transform((text, context) => {
      try {
        return readPublicKeys(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: PUBLIC_KEYS });
        return z.NEVER;
      }
    }),
  autoOnOff: () => z.enum(['auto', 'on', 'off'], 'must be auto, on or off').default('auto'),
  trustProxy: () => z.stringbool({ error: 'must be true or false' }).default(false),
  logLevel: () =>
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'must be one of trace, debug, info, warn, error, fatal, silent',
      })
      .default('info'),
};
