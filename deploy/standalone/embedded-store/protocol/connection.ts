import type { Socket } from 'node:net';
import type { Document } from 'bson';
import type { CommandReply } from '../commands/command.ts';
import { CommandError } from '../errors.ts';
import { encodeReply, parseRequest } from './messages.ts';

const LARGEST = 48_000_000;
const HEADER = 16;
const MALFORMED = 9;

/**
 * Serves one client: its messages in order. A malformed message gets an error and ends this connection, but no other.
 * @param handle answers a command; null closes the connection without an answer
 */
export function serveConnection(
  socket: Socket,
  handle: (command: Document) => Promise<CommandReply | null>,
): void {
  let pending: Buffer = Buffer.alloc(0);
  let chunks: Buffer[] = [];
  let received = 0;
  let queue = Promise.resolve();

  let isClosed = false;

  const refuse = (id: number, reason: string): void => {
    isClosed = true;
    const error = new CommandError(
      MALFORMED,
      `The message is malformed: ${reason}. The connection is closed.`,
    );
    if (socket.writable) socket.end(encodeReply({ id, legacy: false }, error.toReply()));
  };

  const answer = async (message: Buffer): Promise<void> => {
    // Data after a malformed message can't be trusted.
    if (isClosed) return;
    const request = parseRequest(message);
    const reply = await handle(request.command);
    if (reply === null) {
      isClosed = true;
      socket.destroy();
      return;
    }
    if (request.wantsReply && socket.writable) socket.write(encodeReply(request, reply));
  };

  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    if (isClosed) return;
    chunks.push(chunk);
    received += chunk.length;
    // Large messages come in many chunks: they are joined once there are enough.
    if (pending.length >= 4 && received < pending.readInt32LE(0)) return;
    pending = Buffer.concat([pending, ...chunks]);
    chunks = [];
    while (pending.length >= 4) {
      const size = pending.readInt32LE(0);
      if (size < HEADER || size > LARGEST) {
        const id = pending.length >= 8 ? pending.readInt32LE(4) : 0;
        socket.removeAllListeners('data').resume();
        queue = queue.then(() => refuse(id, `its length is ${size}, not from ${HEADER} to ${LARGEST}`));
        return;
      }
      if (pending.length < size) break;
      const message = pending.subarray(0, size);
      pending = pending.subarray(size);
      queue = queue
        .then(() => answer(message))
        .catch((error: Error) => refuse(message.readInt32LE(4), error.message));
    }
    received = pending.length;
  });
}
