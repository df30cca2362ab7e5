import { type Logger, pino } from 'pino';
import { currentContext } from './request-context.ts';
import { traceIds } from './tracing/tracing.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/** Where whole lines of JSON go; a file descriptor or anything with `write`. */
export interface LogTarget {
  write(line: string): void;
}

const SECRET_FIELDS = [
  'password',
  'password_confirmation',
  'token',
  'secret',
  'access_token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'session',
  'client_secret',
];

/** Parameters that a network sends a browser back with. Elsewhere, such as in errors, a `code` is what matters most. */
const OAUTH_CODES = ['query.code', 'params.code', 'body.code', 'oauth.code'];

/** JSON lines with the service's name and, inside a request, its ids. Secrets one or two levels down are left out. */
export function createLogger(service: string, level: string, target?: LogTarget): Log {
  return pino(
    {
      level,
      base: { service },
      redact: {
        paths: [...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), ...OAUTH_CODES],
        censor: '[secret]',
      },
      mixin: () => ({ ...currentContext(), ...traceIds() }),
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    target ?? pino.destination({ dest: 1, sync: false }),
  );
}
