import { type Document, serialize } from 'bson';
import type { CommandReply } from '../commands/command.ts';
import { decode } from '../values.ts';
import { batchDocument } from './batch-document.ts';

// MongoDB wire protocol, https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** A server must know each of these sixteen flags that is set. */
const REQUIRED_FLAGS = 0xffff;

export interface Request {
  readonly id: number;
  readonly command: Document;
  /** Only the handshake of older kinds comes as OP_QUERY. */
  readonly legacy: boolean;
  readonly wantsReply: boolean;
}

/** @throws RangeError or BSONError for bytes that are no message */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) {
    const flags = message.readUInt32LE(16);
    const unknown = flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME);
    if (unknown) throw new RangeError(`unknown flags ${unknown}`);
    return {
      id,
      command: parseSections(message, flags),
      legacy: false,
      wantsReply: (flags & MORE_TO_COME) === 0,
    };
  }
  if (opcode !== OP_QUERY) throw new RangeError(`unsupported opcode ${opcode}`);
  const nameEnd = endOfName(message, 20);
  const at = nameEnd + 9;
  const query = decode(message.subarray(at, at + message.readInt32LE(at)));
  const database = message.toString('utf8', 20, nameEnd).split('.')[0];
  return { id, command: { ...query, $db: database }, legacy: true, wantsReply: true };
}

function parseSections(message: Buffer, flags: number): Document {
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Document = {};
  const sequences: Record<string, Document[]> = {};
  for (let at = 20; at < end; ) {
    const kind = message[at++];
    const size = message.readInt32LE(at);
    if (size < 5 || at + size > end) throw new RangeError('a section runs past its message');
    const section = message.subarray(at, at + size);
    if (kind === 0) command = decode(section);
    else if (kind === 1) {
      const nameEnd = endOfName(section, 4);
      sequences[section.toString('utf8', 4, nameEnd)] = documentsIn(section.subarray(nameEnd + 1));
    } else throw new RangeError(`unknown section kind ${kind}`);
    at += size;
  }
  return { ...command, ...sequences };
}

function endOfName(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(0, from);
  if (end < 0) throw new RangeError('a name has no end');
  return end;
}

function documentsIn(bytes: Buffer): Document[] {
  const documents: Document[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readInt32LE(at);
    if (size < 5 || at + size > bytes.length) throw new RangeError('a document runs past its section');
    documents.push(decode(bytes.subarray(at, at + size)));
    at += size;
  }
  return documents;
}

let nextId = 1;

/** The whole reply message, framed for the kind of request it answers. */
export function encodeReply(request: Pick<Request, 'id' | 'legacy'>, reply: CommandReply): Buffer {
  const body =
    'batch' in reply
      ? batchDocument(reply.batch, reply.field)
      : [serialize({ ok: 1, ...reply }, { ignoreUndefined: true })];
  const head = Buffer.alloc(request.legacy ? 36 : 21);
  if (request.legacy) {
    head.writeInt32LE(8, 16);
    head.writeInt32LE(1, 32);
  }
  head.writeInt32LE(nextId++ | 0, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  const message = Buffer.concat([head, ...body]);
  message.writeInt32LE(message.length, 0);
  return message;
}
