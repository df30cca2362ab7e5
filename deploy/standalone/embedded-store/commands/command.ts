import type { Document } from 'bson';
import type { Batch, Cursors } from '../cursors.ts';
import { badValue } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Writer } from '../storage/writer.ts';
import type { FailPoints } from './fail-points.ts';

export interface CommandContext {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly cursors: Cursors;
  /** Only in tests. */
  readonly failPoints?: FailPoints;
}

/** A command's reply: a document, or a batch that is already BSON. */
export type CommandReply = Document | { batch: Batch; field: 'firstBatch' | 'nextBatch' };

export interface Command {
  /** Writers run inside a transaction and are acknowledged after its commit. */
  readonly writes: boolean;
  run(command: Document, context: CommandContext): CommandReply;
}

export const reading = (run: Command['run']): Command => ({ writes: false, run });
export const writing = (run: Command['run']): Command => ({ writes: true, run });

/** `database.collection` of a command whose first field names the collection. */
export function namespaceOf(command: Document): string {
  const [name] = Object.values(command);
  if (typeof name !== 'string' || name === '')
    throw badValue('the collection name must be a non-empty string');
  return `${command.$db}.${name}`;
}
