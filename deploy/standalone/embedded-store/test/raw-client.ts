import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;
const OP_MSG = 2013;

/** Sends bytes to a store's socket, at once or in pieces, and returns the replies until it closes the connection. */
export async function sendRaw(uri: string, bytes: Buffer, piece = bytes.length): Promise<Buffer> {
  const socket = open(uri);
  socket.on('error', () => undefined);
  const answer = everythingFrom(socket);
  for (let at = 0; at < bytes.length; at += piece)
    await new Promise((resolve) => socket.write(bytes.subarray(at, at + piece), resolve));
  return answer;
}

/** Half of the bytes, then the end of the line. */
export async function sendAndHangUp(uri: string, bytes: Buffer): Promise<Buffer> {
  const socket = open(uri);
  socket.on('error', () => undefined);
  socket.end(bytes);
  return everythingFrom(socket);
}

function open(uri: string): Socket {
  const { host } = /^mongodb:\/\/(?<host>[^/]+)/.exec(uri)?.groups ?? {};
  const address = decodeURIComponent(host ?? '');
  const [name, port] = address.split(':');
  return port ? connect(Number(port), name) : connect(address);
}

async function everythingFrom(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk as Buffer));
  await once(socket, 'close');
  return Buffer.concat(chunks);
}

/** A whole message; its parts may be given wrong ones. */
export function opMsg(
  command: object,
  { id = 7, flags = 0, kind = 0, opcode = OP_MSG, length, fill }: Partial<Parts> = {},
): Buffer {
  const body = fill === undefined ? BSON.serialize(command) : Buffer.alloc(50, fill);
  const head = Buffer.alloc(21);
  head.writeInt32LE(length ?? 21 + body.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(opcode, 12);
  head.writeUInt32LE(flags, 16);
  head[20] = kind;
  return Buffer.concat([head, body]);
}

interface Parts {
  readonly id: number;
  readonly flags: number;
  readonly kind: number;
  readonly opcode: number;
  readonly length: number;
  /** The body is this byte over and over, in the place of the command. */
  readonly fill: number;
}

/** The replies in the received bytes: what each answers, and its document. */
export function repliesIn(bytes: Buffer): { to: number; document: mongoose.mongo.BSON.Document }[] {
  const replies = [];
  for (let at = 0; at < bytes.length; at += bytes.readInt32LE(at))
    replies.push({
      to: bytes.readInt32LE(at + 8),
      document: BSON.deserialize(bytes.subarray(at + 21, at + bytes.readInt32LE(at))),
    });
  return replies;
}
