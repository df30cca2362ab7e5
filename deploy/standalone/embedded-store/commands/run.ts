import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { ADMIN } from './admin.ts';
import { aggregate } from './aggregate.ts';
import type { Command, CommandContext, CommandReply } from './command.ts';
import { explain } from './explain.ts';
import { blocked, type Failing, firstStatements } from './fail-points.ts';
import { INDEXES } from './indexes.ts';
import { READ } from './read.ts';
import { WRITE } from './write.ts';

const SQLITE_FULL = 13;

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...ADMIN,
  ...INDEXES,
  ...READ,
  ...WRITE,
  aggregate,
  explain,
};

/** Names that MongoDB still accepts for these commands, because older clients send them. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ['buildinfo', 'buildInfo'],
  ['deleteIndexes', 'dropIndexes'],
  ['findandmodify', 'findAndModify'],
  ['isMaster', 'hello'],
  ['ismaster', 'hello'],
]);

/** Known facts about the client at the other end of a connection. */
export interface Client {
  appName?: string;
}

/** Carries out one command. Never throws: what fails becomes an error reply. Null closes the connection. */
export async function runCommand(
  command: Document,
  context: CommandContext,
  client: Client = {},
): Promise<CommandReply | null> {
  const { failPoints } = context;
  if (!failPoints) return carryOut(command, context);
  const [name = ''] = Object.keys(command);
  client.appName ??= command.client?.application?.name;
  if (name === 'configureFailPoint') return toReply(() => failPoints.configure(command));
  const failing = failPoints.meet(name, command, client.appName);
  return failing ? fail(failing, name, command, context) : carryOut(command, context);
}

async function fail(
  failing: Failing,
  name: string,
  command: Document,
  context: CommandContext,
): Promise<CommandReply | null> {
  const { error, writeConcernError, lateMs } = failing;
  const document = firstStatements(name, command, failing.afterStatements);
  await blocked(failing);
  if (writeConcernError) {
    const reply = await carryOut(command, context);
    return 'batch' in reply || Object.keys(writeConcernError).length === 0
      ? reply
      : { ...reply, writeConcernError };
  }
  if (document && lateMs !== null) setTimeout(() => void carryOut(document, context), lateMs).unref();
  else if (document) await carryOut(document, context);
  return error ? error.toReply() : null;
}

async function carryOut(command: Document, context: CommandContext): Promise<CommandReply> {
  const [name = ''] = Object.keys(command);
  return toReply(async () => {
    const canonical = ALIASES.get(name) ?? name;
    const handler = Object.hasOwn(COMMANDS, canonical) ? COMMANDS[canonical] : undefined;
    if (!handler) throw new CommandError(59, `no such command: '${name}' in the embedded store`);
    if (command.txnNumber !== undefined || command.startTransaction)
      throw new CommandError(
        20,
        'Transaction numbers are only allowed on a replica set member or mongos: the embedded store has no transactions',
      );
    if (handler.writes) return context.writer.write(() => handler.run(command, context));
    await context.writer.settled();
    return handler.run(command, context);
  });
}

async function toReply(work: () => CommandReply | Promise<CommandReply>): Promise<CommandReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) return error.toReply();
    return fault(error as Error & { errcode?: number }).toReply();
  }
}

function fault({ message, errcode }: Error & { errcode?: number }): CommandError {
  return errcode === SQLITE_FULL
    ? new CommandError(14031, 'There is no room on the disk, or not enough: nothing of this was written')
    : new CommandError(8, message);
}
