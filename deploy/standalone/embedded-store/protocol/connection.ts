import type { Socket } from 'node:net';
import type { Document } from 'bson';
import type { CommandReply } from '../commands/command.ts';
import { encodeReply, parseRequest } from './messages.ts';

const LARGEST = 48_000_000;
const HEADER = 16;

/** Serves one client: its messages in order. Anything malformed ends this connection and no other. */
export function serveConnection(socket: Socket, handle: (command: Document) => Promise<CommandReply>): void {
  let pending: Buffer = Buffer.alloc(0);
  let chunks: Buffer[] = [];
  let received = 0;
  let queue = Promise.resolve();

  const answer = async (message: Buffer): Promise<void> => {
    const request = parseRequest(message);
    const reply = await handle(request.command);
    if (request.wantsReply && socket.writable) socket.write(encodeReply(request, reply));
  };

  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    // Large messages come in many chunks: they are joined once there are enough.
    if (pending.length >= 4 && received < pending.readInt32LE(0)) return;
    pending = Buffer.concat([pending, ...chunks]);
    chunks = [];
    while (pending.length >= 4) {
      const size = pending.readInt32LE(0);
      if (size < HEADER || size > LARGEST) return void socket.destroy();
      if (pending.length < size) break;
      const message = pending.subarray(0, size);
      pending = pending.subarray(size);
      queue = queue.then(() => answer(message)).catch(() => void socket.destroy());
    }
    received = pending.length;
  });
}
