import { pino } from 'pino';
import { clientNetwork } from './http/client-network.ts';
import type { LogTarget } from './log.ts';
import { currentContext } from './request-context.ts';
import { traceIds } from './tracing/tracing.ts';

export interface SecurityEvent {
  /** The event's name, such as `login.failure`; docs/operators/security-log.md lists them. */
  readonly event: string;
  readonly outcome: 'success' | 'failure' | 'refused';
  /** The user's id, where it is known who it is. */
  readonly userId?: string;
  readonly sessionId?: string;
  /** The workspace that it concerns, where it concerns one. */
  readonly workspaceId?: string;
  /** A shortened hash of the email, where somebody claims an account: `emailMark` makes it. */
  readonly emailMark?: string;
  /** Where the browser is. */
  readonly address?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Records who did what from where, and how it ended, whatever LOG_LEVEL says. */
export interface SecurityLog {
  tell(event: SecurityEvent): void;
}

/** Its last line says what was held back. */
export interface OwnSecurityLog extends SecurityLog {
  close(): void;
}

const GATHER_MS = 60_000;
const MAX_GATHERED = 1000;

interface GatheredEvents {
  readonly first: SecurityEvent;
  readonly until: number;
  more: number;
}

/**
 * JSON lines with `log: security`. Rejections that repeat within a minute become one line, and another line gives
 * their number: the next similar one, or a separate one after the minute.
 */
export function createSecurityLog(
  service: string,
  target: LogTarget = pino.destination({ dest: 1, sync: false }),
  now: () => number = () => performance.now(),
): OwnSecurityLog {
  const log = pino(
    {
      base: { log: 'security', service },
      formatters: { level: (level) => ({ level }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    target,
  );
  /** The ones that end first come first. */
  const gathered = new Map<string, GatheredEvents>();
  let timer: NodeJS.Timeout | undefined;

  const write = (securityEvent: SecurityEvent, repeated: number, ids: object): void => {
    const { event, outcome, userId, sessionId, workspaceId, emailMark, address, detail } = securityEvent;
    log.info({
      ...ids,
      event,
      outcome,
      user_id: userId,
      session_id: sessionId,
      workspace_id: workspaceId,
      email_hash: emailMark,
      address,
      ...detail,
      ...(repeated > 0 && { repeated }),
    });
  };

  const forget = (key: string, { first, more }: GatheredEvents): void => {
    gathered.delete(key);
    // Whatever request is under way has nothing to do with it.
    if (more > 0) write(first, more, {});
  };

  const forgetOld = (): void => {
    for (const [key, one] of gathered) {
      if (one.until > now()) break;
      forget(key, one);
    }
  };

  /** Doesn't keep the process alive: closing writes the rest. */
  const watch = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      forgetOld();
      if (gathered.size > 0) watch();
    }, GATHER_MS).unref();
  };

  /** How many similar ones were held back. Null to hold this one back too. */
  const repeated = (event: SecurityEvent): number | null => {
    if (event.outcome !== 'refused') return 0;
    const key = keyOf(event);
    const existing = gathered.get(key);
    if (existing && existing.until > now()) {
      existing.more++;
      return null;
    }
    gathered.delete(key);
    forgetOld();
    const [oldest] = gathered;
    if (oldest && gathered.size >= MAX_GATHERED) forget(...oldest);
    gathered.set(key, { first: event, until: now() + GATHER_MS, more: 0 });
    watch();
    return existing?.more ?? 0;
  };

  return {
    tell(event) {
      const more = repeated(event);
      if (more !== null) write(event, more, { ...currentContext(), ...traceIds() });
    },
    close() {
      clearTimeout(timer);
      for (const [key, one] of gathered) forget(key, one);
    },
  };
}

/** Groups events by network, since IPv6 users have many addresses; tries at several accounts are not those at one. */
const keyOf = ({ event, userId, workspaceId, emailMark, address, detail }: SecurityEvent): string =>
  JSON.stringify([event, detail?.reason, userId, workspaceId, emailMark, address && clientNetwork(address)]);
