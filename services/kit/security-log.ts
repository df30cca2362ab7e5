import { pino } from 'pino';
import type { LogTarget } from './log.ts';
import { currentContext } from './request-context.ts';

export interface SecurityEvent {
  /** Such as `login.failure`; the README has a table of them. */
  readonly event: string;
  readonly outcome: 'success' | 'failure' | 'refused';
  /** The user's id, where it is known who it is. */
  readonly userId?: string;
  readonly sessionId?: string;
  /** A shortened hash of the email, where somebody claims an account: `emailMark` makes it. */
  readonly emailMark?: string;
  /** Where the browser is. */
  readonly address?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Who did what from where, and what came of it. It is there whatever LOG_LEVEL says. */
export interface SecurityLog {
  tell(event: SecurityEvent): void;
}

const GATHER_MS = 60_000;
const MOST_GATHERED = 1000;

/** JSON lines with `log: security`. Refusals that repeat within a minute are one line, and the next says how many they were. */
export function createSecurityLog(
  service: string,
  target: LogTarget = pino.destination({ dest: 1, sync: false }),
  now: () => number = () => performance.now(),
): SecurityLog {
  const log = pino(
    {
      base: { log: 'security', service },
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ ...currentContext() }),
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    target,
  );
  const gathered = new Map<string, { until: number; more: number }>();

  /** How many like this one were held back; null to hold this one back too. */
  const repeated = ({ event, outcome, userId, address }: SecurityEvent): number | null => {
    if (outcome !== 'refused') return 0;
    const key = JSON.stringify([event, userId, address]);
    const known = gathered.get(key);
    if (known && known.until > now()) {
      known.more++;
      return null;
    }
    if (gathered.size >= MOST_GATHERED) gathered.clear();
    gathered.set(key, { until: now() + GATHER_MS, more: 0 });
    return known?.more ?? 0;
  };

  return {
    tell(told) {
      const more = repeated(told);
      if (more === null) return;
      const { event, outcome, userId, sessionId, emailMark, address, detail } = told;
      log.info({
        ...{ event, outcome, user_id: userId, session_id: sessionId, email_hash: emailMark, address },
        ...detail,
        ...(more > 0 && { repeated: more }),
      });
    },
  };
}
