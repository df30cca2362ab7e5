import type { Random } from './random.ts';

/** A fault of the store's next commands, as its fail points define it. */
export interface StoreFault {
  readonly times: number;
  readonly data: {
    readonly failCommands: readonly string[];
    readonly errorCode?: number;
    readonly closeConnection?: boolean;
    readonly afterStatements?: number | 'all';
    readonly lateMS?: number;
  };
}

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];
const READS = ['find', 'aggregate'];
const WITH_READS = 0.2;
/** A conflict, a shutdown, an interruption. */
const CODES = [112, 91, 11_600] as const;
const CLOSED = 0.5;
const LATE = 0.3;
const MAX_TIMES = 6;
const MAX_LATE_MS = 400;

export function planStoreFault(random: Random): StoreFault {
  const failCommands = random.chance(WITH_READS) ? [...WRITES, ...READS] : WRITES;
  const afterStatements = random.pick([0, 0, 1, 2, 'all', 'all'] as const);
  const times = 1 + random.below(MAX_TIMES);
  if (!random.chance(CLOSED))
    return { times, data: { failCommands, afterStatements, errorCode: random.pick(CODES) } };
  const late = random.chance(LATE) ? { lateMS: random.below(MAX_LATE_MS) } : {};
  return { times, data: { failCommands, afterStatements, closeConnection: true, ...late } };
}
