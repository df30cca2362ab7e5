import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from 'bson';
import { badValue, CommandError } from '../errors.ts';
import { numberOf } from '../values.ts';

/**
 * MongoDB's `failCommand`, which its drivers are tested with, for a store that was started with `failPoints`.
 * `namespace`, `afterStatements` and `lateMS` choose one collection, the middle of a batch, and a write that lands
 * after its connection was closed; the last two are this store's own.
 */
export interface FailPoints {
  configure(command: Document): Document;
  /** Returns the failure for this command, and counts it; null to leave the command alone. */
  meet(name: string, command: Document, appName: string | undefined): Failing | null;
}

export interface Failing {
  /** Null to close the connection. */
  readonly error: CommandError | null;
  /** Returned in addition to the command's result. */
  readonly writeConcernError: Document | null;
  /** How many of the command's statements run before it fails. */
  readonly afterStatements: number;
  readonly blockMs: number;
  /** If not null, writes are made this long after the connection was closed. */
  readonly lateMs: number | null;
}

interface Armed {
  readonly data: Document;
  skip: number;
  times: number;
}

const KNOWN = new Set([
  ...['failCommands', 'errorCode', 'errorLabels', 'closeConnection', 'appName', 'namespace'],
  ...['blockConnection', 'blockTimeMS', 'writeConcernError', 'afterStatements', 'lateMS'],
]);
/** Where each write command has its statements. */
const STATEMENTS = { insert: 'documents', update: 'updates', delete: 'deletes' } as const;

export function createFailPoints(): FailPoints {
  let armed: Armed | null = null;
  let met = 0;
  return {
    configure(command) {
      if (command.configureFailPoint !== 'failCommand')
        throw badValue(`${command.configureFailPoint} is no fail point of the embedded store`);
      armed = command.mode === 'off' ? null : armedBy(command);
      return { count: met };
    },
    meet(name, command, appName) {
      if (!armed || !concerns(armed.data, name, command, appName)) return null;
      if (armed.skip-- > 0) return null;
      if (armed.times-- <= 0) return null;
      met++;
      return failingBy(armed.data);
    },
  };
}

/** The part of a command that is made before it fails; null for nothing. */
export function firstStatements(name: string, command: Document, count: number): Document | null {
  if (count <= 0) return null;
  const list = STATEMENTS[name as keyof typeof STATEMENTS];
  if (!list) return command;
  return { ...command, [list]: (command[list] as Document[]).slice(0, count) };
}

export const blocked = async ({ blockMs }: Failing): Promise<void> => {
  if (blockMs > 0) await pause(blockMs);
};

function armedBy({ mode, data }: Document): Armed {
  if (!Array.isArray(data?.failCommands) || data.failCommands.length === 0)
    throw badValue('failCommand needs a list failCommands');
  for (const key of Object.keys(data))
    if (!KNOWN.has(key)) throw badValue(`failCommand does not know ${key}`);
  if (
    !data.closeConnection &&
    data.errorCode === undefined &&
    !data.writeConcernError &&
    !data.blockConnection
  )
    throw badValue('failCommand needs an errorCode, closeConnection, writeConcernError or blockConnection');
  if (mode === 'alwaysOn') return { data, skip: 0, times: Number.POSITIVE_INFINITY };
  const { times, skip } = (mode ?? {}) as Document;
  if (times === undefined && skip === undefined)
    throw badValue('the mode is off, alwaysOn, { times: N } or { skip: N }');
  return { data, skip: numberOf(skip, 0), times: numberOf(times, Number.POSITIVE_INFINITY) };
}

const concerns = (data: Document, name: string, command: Document, appName: string | undefined): boolean =>
  (data.failCommands as unknown[]).includes(name) &&
  (data.appName === undefined || data.appName === appName) &&
  (data.namespace === undefined || data.namespace === `${command.$db}.${command[name]}`);

function failingBy(data: Document): Failing {
  const { afterStatements, errorLabels } = data;
  const labels = errorLabels ? { errorLabels } : {};
  const message = "Failing command via 'failCommand' failpoint";
  const fails = data.errorCode !== undefined || data.closeConnection === true;
  return {
    error: data.closeConnection ? null : new CommandError(numberOf(data.errorCode, 8), message, labels),
    writeConcernError: fails ? null : (data.writeConcernError ?? {}),
    afterStatements: afterStatements === 'all' ? Number.POSITIVE_INFINITY : numberOf(afterStatements, 0),
    blockMs: data.blockConnection ? numberOf(data.blockTimeMS, 0) : 0,
    lateMs: data.lateMS === undefined ? null : numberOf(data.lateMS, 0),
  };
}
