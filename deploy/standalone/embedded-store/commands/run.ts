import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { ADMIN } from './admin.ts';
import { aggregate } from './aggregate.ts';
import type { Command, CommandContext, CommandReply } from './command.ts';
import { explain } from './explain.ts';
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

/** Carries out one command. Never throws: what fails becomes an error reply. */
export async function runCommand(command: Document, context: CommandContext): Promise<CommandReply> {
  try {
    const [name = ''] = Object.keys(command);
    const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!known) throw new CommandError(59, `no such command: '${name}' in the embedded store`);
    if (command.txnNumber !== undefined || command.startTransaction)
      throw new CommandError(
        20,
        'Transaction numbers are only allowed on a replica set member or mongos: the embedded store has no transactions',
      );
    if (known.writes) return await context.writer.write(() => known.run(command, context));
    await context.writer.settled();
    return known.run(command, context);
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
